package front

import "attackwing/ui/kit"

// goOn is the big button of a page.
func goOn(words string, do func()) *kit.Command {
	return &kit.Command{ID: "main", Words: words, Key: "enter", Look: kit.Main, Do: do}
}

// houseRules leads to the house rules of the battle.
func houseRules(words string, do func()) *kit.Command {
	return &kit.Command{ID: "house", Words: words, Key: "h", Look: kit.Small, Do: do}
}
