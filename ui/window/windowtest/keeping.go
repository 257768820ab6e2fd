package windowtest

import "attackwing/ui/prefs"

// Keeping is a window.Data that keeps only the last request.
type Keeping struct {
	Text   string // copied
	Gone   int    // times all battles were deleted
	As     string // name of the copy
	Fail   error
	Pasted string
}

// Cards returns the name of a folder that does not matter.
func (k *Keeping) Cards() string { return "cards" }

func (k *Keeping) Folder() string { return "/home/somebody/attackwing" }

// Version of the program.
func (k *Keeping) Version() string { return "v1" }

// Copy keeps the text.
func (k *Keeping) Copy(text string) error { k.Text = text; return k.Fail }

// Paste gives what is there to be pasted.
func (k *Keeping) Paste() (string, error) { return k.Pasted, k.Fail }

// Export names a file.
func (k *Keeping) Export() (string, error) { return "all.zip", k.Fail }

// Choose fails where everything does.
func (k *Keeping) Choose() error { return k.Fail }

// Import keeps the text and brings settings of small motion.
func (k *Keeping) Import(file []byte) (string, *prefs.Settings, error) {
	k.Text = string(file)
	if k.Fail != nil {
		return "", nil, k.Fail
	}
	return "1 file taken.", &prefs.Settings{Motion: "off"}, nil
}

// Battles returns seven.
func (k *Keeping) Battles() int { return 7 }

// LinksLeave of a program in a window of its own.
func (k *Keeping) LinksLeave() bool { return true }

// Delete counts how often it was asked for.
func (k *Keeping) Delete() (int, error) { k.Gone++; return 6, k.Fail }

// SaveAs keeps the name.
func (k *Keeping) SaveAs(name string) (string, error) { k.As = name; return name, k.Fail }
