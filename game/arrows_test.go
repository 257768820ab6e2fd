package game_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"

	"github.com/google/go-cmp/cmp"
)

type arrow struct {
	who  string
	may  []string // packages of ours it may import itself
	free bool     // may is not looked at
	draw bool     // may it reach Ebitengine, itself or through others?
	not  []string // packages of the standard library it must not import itself
}

// Who may import whom. Every package of ours is judged by the first line that
// fits its path, "/..." meaning whatever lies below as well; a package that no
// line fits may import anything of ours but cmd, as long as Ebitengine stays out.
var arrows = []arrow{
	{who: "cmd/...", free: true, draw: true},

	{who: "physics", may: nil},
	{who: "physics/...", may: []string{"physics"}},

	{who: "game", may: []string{"physics", "game/dice", "game/card", "game/tournament/eventkit"}, not: []string{"os", "time"}},
	{who: "game/dice", may: nil},
	{who: "game/card", may: []string{"physics", "game/dice", "game/filedoc", "game/textfile", "assets/cards"}}, // the damage deck
	{who: "assets/cards", may: nil},
	{who: "game/tournament/eventkit", may: nil},
	// an event is one of a sheet
	{who: "game/tournament", may: []string{"physics/...", "game/...", "assets/...", "scenarios"}},
	{who: "game/gametest", free: true}, // only tests import it
	{who: "game/...", may: []string{"physics/...", "game/...", "assets/..."}},

	{who: "scenarios", may: []string{"physics", "game", "game/dice", "game/card", "game/tournament/eventkit", "scenarios/..."}},
	{who: "scenarios/...", may: []string{"physics", "game", "game/dice", "game/card", "game/growth", "game/tournament/eventkit"}},

	{who: "ui/names", may: nil},
	{who: "ui/prefs", may: nil},
	{who: "ui/anim", may: nil},
	// no pixel
	{who: "ui/reading", may: []string{"physics", "game", "game/account", "game/ai", "game/card", "game/dice", "game/lesson", "game/odds", "game/outlook", "game/record", "ui/names", "ui/prefs"}},
	{who: "ui/battle", may: []string{"physics", "game", "game/account", "game/ai", "game/card", "game/dice", "game/eventrow", "game/lesson", "game/odds", "game/outlook", "game/record", "game/remote", "ui/anim", "ui/names", "ui/prefs", "ui/reading"}},
	{who: "ui/measure", may: []string{"physics", "physics/touch", "game", "ui/battle", "ui/names", "ui/onmap", "ui/reading", "ui/scene"}},

	{who: "ui/kit", may: []string{"ui/scene", "ui/anim"}}, // a toolkit knows nothing of the game
	{who: "ui/boardview", may: []string{"ui/scene", "ui/anim", "ui/kit"}},

	{who: "ui/screen", free: true, draw: true},
	{who: "ui/input", free: true, draw: true},
	{who: "ui/sound", free: true, draw: true},
}

// Who alone may import whom of the screen: what stands in the first is a matter of the others,
// tests left out.
var importers = map[string][]string{
	"ui/battle/panel":  {"ui/battle/screen"}, // a panel is shown by the page of the battle, and knows no other one
	"ui/battle/screen": {"ui/window", "ui/screen"},
	// what a page asks of the window stands beside the page
	"ui/window":            {"ui/screen", "ui/window/windowtest", "cmd/..."},
	"ui/window/windowtest": {},
	"ui/kit/kittest":       {"ui/window/windowtest"},
	"ui/screen":            {"cmd/..."},
}

// goPackage is what "go list -json" says of a package.
type goPackage struct {
	ImportPath string
	Imports    []string // what its files import, tests left out
	Deps       []string // all that it reaches
}

// wrongArrows lists every import that the table above forbids.
func wrongArrows(module string, packages []goPackage) []string {
	fits := func(pattern, path string) bool {
		if below, ok := strings.CutSuffix(pattern, "/..."); ok {
			return path == below || strings.HasPrefix(path, below+"/")
		}
		return path == pattern
	}
	ours := func(path string) (string, bool) {
		return strings.CutPrefix(path, module+"/")
	}
	draws := func(path string) bool {
		return fits("github.com/hajimehoshi/ebiten/v2/...", path)
	}

	var wrong []string
	for _, p := range packages {
		who, ok := ours(p.ImportPath)
		if !ok {
			continue
		}
		rule := arrow{free: true}
		if i := slices.IndexFunc(arrows, func(a arrow) bool { return fits(a.who, who) }); i >= 0 {
			rule = arrows[i]
		}

		for _, imported := range p.Imports {
			if slices.Contains(rule.not, imported) {
				wrong = append(wrong, fmt.Sprintf("%s imports %s", who, imported))
			}
			to, ok := ours(imported)
			if !ok {
				continue
			}
			if fits("cmd/...", to) && !fits("cmd/...", who) {
				wrong = append(wrong, fmt.Sprintf("%s imports %s: nothing does but cmd itself", who, to))
				continue
			}
			if only, is := importers[to]; is && !slices.ContainsFunc(only, func(pattern string) bool { return fits(pattern, who) }) {
				wrong = append(wrong, fmt.Sprintf("%s imports %s: only [%s] may", who, to, strings.Join(only, " ")))
			}
			if !rule.free && !slices.ContainsFunc(rule.may, func(pattern string) bool { return fits(pattern, to) }) {
				wrong = append(wrong, fmt.Sprintf("%s imports %s; of ours it may import [%s]", who, to, strings.Join(rule.may, " ")))
			}
		}
		if !rule.draw {
			if i := slices.IndexFunc(p.Deps, draws); i >= 0 {
				through := ""
				for _, dep := range p.Deps {
					for _, q := range packages {
						if q.ImportPath == dep && slices.ContainsFunc(q.Imports, draws) {
							through = " through " + dep
						}
					}
				}
				wrong = append(wrong, fmt.Sprintf("%s reaches %s%s", who, p.Deps[i], through))
			}
		}
		for _, dep := range p.Deps {
			if fits("github.com/peterstace/simplefeatures/...", dep) {
				wrong = append(wrong, fmt.Sprintf("%s reaches %s, which is the oracle of tests", who, dep))
				break
			}
		}
	}
	return wrong
}

func TestArrows(t *testing.T) {
	goTool, err := exec.LookPath("go")
	if err != nil {
		t.Skip("the go command is not here to list the packages")
	}
	root := ".."
	readTree(t, root)
	for _, system := range []string{"", "js/wasm"} {
		// With -e: what does not build is for the compiler to complain about.
		list := exec.Command(goTool, "list", "-e", "-json=ImportPath,Imports,Deps", "./...")
		list.Dir = root
		list.Env = append(os.Environ(), "CGO_ENABLED=0")
		if goos, goarch, ok := strings.Cut(system, "/"); ok {
			list.Env = append(list.Env, "GOOS="+goos, "GOARCH="+goarch)
		}
		out, err := list.Output()
		if err != nil {
			var exit *exec.ExitError
			expect.Must(t, !errors.As(err, &exit), "go list: %v\n%s", err, exit.Stderr)
			t.Fatal(err)
		}
		var packages []goPackage
		for decoder := json.NewDecoder(strings.NewReader(string(out))); ; {
			var p goPackage
			if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
			packages = append(packages, p)
		}
		expect.Must(t, len(packages) != 0, "go list found no package")
		for _, w := range wrongArrows("attackwing", packages) {
			t.Error(strings.TrimSpace(system + " " + w))
		}
	}
}

// readTree opens every folder of the tree, so that "go test" knows this test
// anew when a file changes; what the go command reads, it would not see.
func readTree(t *testing.T, root string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if d != nil && d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "bin") {
			return filepath.SkipDir
		}
		return err
	})
	must(t, err)
}

func TestWrongArrowsAreSeen(t *testing.T) {
	const ebiten = "github.com/hajimehoshi/ebiten/v2"
	packages := []goPackage{
		{ImportPath: "m/physics", Imports: []string{"math", "m/game/dice"}},
		{ImportPath: "m/game", Imports: []string{"m/physics", "m/game/dice", "m/game/card", "m/scenarios", "fmt", "os", "time"}},
		{ImportPath: "m/game/dice", Imports: []string{"m/game"}},
		{ImportPath: "m/game/ai", Imports: []string{"m/game", "m/physics", "m/ui/desk", "time"}},
		{ImportPath: "m/game/match", Imports: []string{"m/scenarios/standard"}},
		{ImportPath: "m/scenarios", Imports: []string{"m/scenarios/standard", "m/game"}},
		{ImportPath: "m/scenarios/standard", Imports: []string{"m/game", "m/physics", "m/game/ai", "m/scenarios/other"}},
		{ImportPath: "m/ui/screen", Imports: []string{ebiten, "m/ui/scene"}, Deps: []string{ebiten, "m/ui/scene"}},
		{ImportPath: "m/ui/desk", Imports: []string{"m/ui/screen"}, Deps: []string{ebiten, "m/ui/scene", "m/ui/screen"}},
		{ImportPath: "m/ui/scene", Imports: []string{"m/game", "m/cmd/attackwing"}},
		{ImportPath: "m/cmd/attackwing", Imports: []string{ebiten, "m/scenarios"}, Deps: []string{ebiten, "m/scenarios"}},
		{ImportPath: "m/physics/near", Imports: []string{"m/physics"}, Deps: []string{"github.com/peterstace/simplefeatures/geom", "m/physics"}},
	}
	want := []string{
		"physics imports game/dice; of ours it may import []",
		"game imports scenarios; of ours it may import [physics game/dice game/card game/tournament/eventkit]",
		"game imports os",
		"game imports time",
		"game/dice imports game; of ours it may import []",
		"game/ai imports ui/desk; of ours it may import [physics/... game/... assets/...]",
		"game/match imports scenarios/standard; of ours it may import [physics/... game/... assets/...]",
		"scenarios/standard imports game/ai; of ours it may import [physics game game/dice game/card game/growth game/tournament/eventkit]",
		"scenarios/standard imports scenarios/other; of ours it may import [physics game game/dice game/card game/growth game/tournament/eventkit]",
		"ui/desk imports ui/screen: only [cmd/...] may",
		"ui/desk reaches github.com/hajimehoshi/ebiten/v2 through m/ui/screen",
		"ui/scene imports cmd/attackwing: nothing does but cmd itself",
		"physics/near reaches github.com/peterstace/simplefeatures/geom, which is the oracle of tests",
	}
	if diff := cmp.Diff(want, wrongArrows("m", packages)); diff != "" {
		t.Errorf("wrong arrows (-want +got):\n%s", diff)
	}
}
