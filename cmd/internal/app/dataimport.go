package app

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"attackwing/cmd/internal/cli"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/ui/input"
	"attackwing/ui/names"
	"attackwing/ui/platform"
	"attackwing/ui/prefs"
)

// exportFile says in an export what wrote it; exports of before have none and are of the first
// form.
const exportFile = "export.json"

// exportForm is the newest form of exports that is known here.
const exportForm = 1

// exportHead is the content of exportFile.
type exportHead struct {
	Format  int    `json:"format"`
	Program string `json:"program"` // its version
}

// Bounds of an export: it may come from anywhere.
const (
	mostExported = 20_000    // files
	mostOfExport = 512 << 20 // bytes of all of them
)

// Choose lets the person choose an export, where the system has something for that: it comes as a
// file let fall on the page.
func (data) Choose() error { return platform.Choose(".zip", input.Chosen) }

// exported is a file of an export.
type exported struct {
	name    string
	content []byte
}

// Import takes what an export holds into the store, all of it or, where the export is not whole,
// nothing. What is here already stays: a battle, a fleet or a table of the same name and another
// content lies beside it afterwards. Settings are returned, nil where it has none.
func (d data) Import(file []byte) (words string, settings *prefs.Settings, err error) {
	files, err := exportOf(file)
	if err == nil {
		settings, err = settingsIn(files)
	}
	for _, f := range files {
		if _, wrong := learned.Parse(f.content); f.name == learnedFile && wrong != nil {
			err = errDamaged(f.name)
		}
	}
	if err != nil {
		return "", nil, fmt.Errorf("nothing was imported: %w", err)
	}
	going := sync.OnceValue(d.w.shelf().unfinished)
	came, same, left, cards := 0, 0, 0, false
	for _, f := range files {
		if f.name == settingsFile {
			continue
		}
		is, err := took(cli.UserFiles(), f, going)
		cards = cards || is == isNew && strings.HasPrefix(f.name, cli.CardsFolder+"/")
		switch {
		case err != nil:
			return "", nil, fmt.Errorf(
				"%s of %s taken, then %s could not be written (%s); import it again when there is room: what is here is passed over",
				names.Count(came, "file"),
				names.Count(len(files), "file"),
				f.name,
				cli.WhyNotSaved(err),
			)
		case is == isNew:
			came++
		case is == isHere:
			same++
		default:
			left++
		}
	}
	words = names.Count(came, "file") + " taken"
	if same > 0 {
		words += fmt.Sprintf(", %d here already", same)
	}
	if left > 0 {
		words += fmt.Sprintf(", %d left as they are here", left)
	}
	if words += "."; cards {
		words += " Cards are loaded when the program starts again."
	}
	return words, settings, nil
}

// What has become of a file of an export.
const (
	isNew  = iota // written
	isHere        // the same one is here
	isLeft        // another one is here and stays
)

// several are the folders in which a file may lie beside another one of its name.
var several = []string{cli.GamesFolder, "fleets", cli.TablesFolder}

// took writes an exported file that is not here yet, and adds what others have learned to what is
// known here. It leaves out a copy of a battle that is still being played.
func took(in store.Store, f exported, going func() []record.Header) (is int, err error) {
	if f.name == learnedFile {
		return tookLearned(in, f)
	}
	here, err := in.Read(f.name, MostGame)
	if path.Dir(f.name) == cli.GamesFolder && (err != nil || !bytes.Equal(here, f.content)) {
		if rec, _ := record.Salvage(bytes.NewReader(f.content)); copyOf(rec, going) != nil {
			return isLeft, nil
		}
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return isNew, store.Create(in, f.name, f.content)
	case err == nil && bytes.Equal(here, f.content):
		return isHere, nil
	}
	folder, base := path.Split(f.name)
	if folder = path.Clean(folder); !slices.Contains(several, folder) {
		return isLeft, nil
	}
	base, ending, _ := strings.Cut(base, ".")
	for n := 2; ; n++ { // an export that is taken twice brings nothing the second time
		name := fmt.Sprintf("%s/%s-%d.%s", folder, base, n, ending)
		here, err := in.Read(name, MostGame)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return isNew, store.Create(in, name, f.content)
		case err != nil:
			return isLeft, err
		case bytes.Equal(here, f.content):
			return isHere, nil
		}
	}
}

// tookLearned joins what an export has of flight school with what is here.
func tookLearned(in store.Store, f exported) (is int, err error) {
	theirs, err := learned.Parse(f.content)
	if err != nil {
		return isLeft, errDamaged(f.name)
	}
	if _, damage := learned.Read(in); damage != nil {
		return isLeft, nil
	}
	ours := readLearned()
	if !ours.Join(theirs) {
		return isHere, nil
	}
	return isNew, keepLearned(ours)
}

// foreign reports whether no export of this program holds a file of that name: in its folders there
// are files, and of its files none is a folder.
func foreign(f *zip.File) bool {
	first, rest, folder := strings.Cut(f.Name, "/")
	if f.Name == exportFile {
		return false
	}
	file := path.Ext(first) != ""
	return !slices.Contains(kept, first) || file == folder || folder && rest == "" || !f.Mode().IsRegular() ||
		!fs.ValidPath(f.Name) || strings.Contains("/"+f.Name, "/.") || strings.ContainsAny(f.Name, "\\:")
}

// bounded tells what is wrong with the list of what is in an archive, before any of it is unpacked.
func bounded(in []*zip.File) error {
	if len(in) > mostExported {
		return fmt.Errorf("%d files are more than an export holds", len(in))
	}
	names, all := map[string]bool{}, uint64(0)
	for _, f := range in {
		switch all += min(f.UncompressedSize64, mostOfExport+1); {
		case foreign(f):
			return fmt.Errorf("it holds %.80q, which no export of this program does", f.Name)
		case names[f.Name]:
			return fmt.Errorf("it holds %.80q twice", f.Name)
		case f.UncompressedSize64 > MostGame:
			return fmt.Errorf("%.80q in it is larger than such a file can be", f.Name)
		case all > mostOfExport:
			return fmt.Errorf("it is larger than an export can be, from %.80q on", f.Name)
		}
		names[f.Name] = true
	}
	for name := range names {
		for folder := path.Dir(name); folder != "."; folder = path.Dir(folder) {
			if names[folder] {
				return fmt.Errorf("it holds %.80q as a file and as a folder", folder)
			}
		}
	}
	return nil
}

// exportOf reads an export whole, before anything of it is taken.
func exportOf(file []byte) (files []exported, err error) {
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		return nil, errors.New("this is not an export of this program (.zip), or it is damaged")
	}
	if err := bounded(z.File); err != nil {
		return nil, err
	}
	for _, f := range z.File {
		b, err := unzipped(f)
		if err != nil {
			return nil, errDamaged(f.Name)
		}
		if f.Name != exportFile {
			files = append(files, exported{f.Name, b})
			continue
		}
		var e exportHead
		if err := json.Unmarshal(b, &e); err != nil {
			return nil, errDamaged(f.Name)
		}
		if e.Format > exportForm {
			return nil, fmt.Errorf(
				"a newer version of this program has written it (%s, form %d; this one reads %d); update this one first",
				e.Program,
				e.Format,
				exportForm,
			)
		}
	}
	if len(files) == 0 {
		return nil, errors.New("there is nothing in it")
	}
	return files, nil
}

// settingsIn are the settings of an export, nil where it has none.
func settingsIn(files []exported) (*prefs.Settings, error) {
	i := slices.IndexFunc(files, func(f exported) bool { return f.name == settingsFile })
	if i < 0 {
		return nil, nil
	}
	s, err := settings.Parse(files[i].content)
	if err != nil {
		return nil, errDamaged(settingsFile)
	}
	return &s, nil
}

// errDamaged returns the error for a file of an export that cannot be read.
func errDamaged(name string) error {
	return fmt.Errorf("%s in it is damaged; export once more where it came from", name)
}

// unzipped is a file of an archive, of no more bytes than one of ours can have.
func unzipped(f *zip.File) ([]byte, error) {
	r, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	b, err := io.ReadAll(io.LimitReader(r, MostGame+1))
	if err == nil && len(b) > MostGame {
		err = store.ErrTooLarge
	}
	return b, err
}
