package cli

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"

	"attackwing/game/textfile"
)

// plainWords returns an error in words for a person: what Go says of calls, types and notations is
// said as people say it.
func plainWords(err error) string {
	words := err.Error()
	for _, e := range parts(err) {
		if said := e.Error(); said != "" {
			if plain := plainWord(e, strings.Replace(words, said, "", 1)); plain != "" {
				words = strings.ReplaceAll(words, said, plain)
			}
		}
	}
	for _, w := range commandLine {
		words = w.said.ReplaceAllString(words, w.plain)
	}
	return words
}

// parts are an error and all that it is made of.
func parts(err error) (out []error) {
	out = append(out, err)
	switch e := err.(type) {
	case interface{ Unwrap() error }:
		if in := e.Unwrap(); in != nil {
			out = append(out, parts(in)...)
		}
	case interface{ Unwrap() []error }:
		for _, in := range e.Unwrap() {
			out = append(out, parts(in)...)
		}
	}
	return out
}

// plainWord is a part of an error in words, "" where it has some already; around is what is said
// beside it.
func plainWord(err error, around string) string {
	switch e := err.(type) {
	case *fs.PathError:
		if strings.Contains(around, e.Path) {
			return whyNoFile(e.Err)
		}
		return e.Path + ": " + whyNoFile(e.Err)
	case *strconv.NumError:
		return strconv.Quote(e.Num) + " is not a number"
	case *time.ParseError:
		return strconv.Quote(e.Value) + " is not a date or a time as wanted here"
	case *json.SyntaxError, *json.UnmarshalTypeError:
		return textfile.JSON(err).Error()
	}
	if err == io.ErrUnexpectedEOF {
		return "it ends too early"
	}
	return ""
}

// whyNoFile returns the reason why a file could not be opened or written, in a person's words.
func whyNoFile(err error) string {
	for _, w := range []struct {
		is    error
		words string
	}{{fs.ErrNotExist, "no such file or folder"}, {fs.ErrPermission, "this is not permitted"},
		{fs.ErrExist, "it already exists"}, {syscall.ENOTDIR, "the folder does not exist"},
		{syscall.EISDIR, "this is a folder, not a file"}, {syscall.ENOSPC, "the disk is full"},
		{syscall.EROFS, "nothing can be written there"}, {syscall.ENAMETOOLONG, "the name is too long"},
		{syscall.ELOOP, "its links lead nowhere"}} {
		if errors.Is(err, w.is) {
			return w.words
		}
	}
	return err.Error()
}

// commandLine holds the messages of the reader of the command line, and a person's words for each.
var commandLine = []struct {
	said  *regexp.Regexp
	plain string
}{
	{regexp.MustCompile(`expected a valid \d+ bit u?int but got ("-?\d{10,}")`), "$1 is too large a number"},
	{regexp.MustCompile(`expected a valid \d+ bit int but got ("[^"]*")`), "$1 is not a whole number"},
	{regexp.MustCompile(`expected a valid \d+ bit uint but got ("[^"]*")`), "$1 is not a whole number from 0 on"},
	{regexp.MustCompile(`expected an? (?:int|float) but got ("[^"]*") \(\w+\)`), "$1 is not a number"},
	{regexp.MustCompile(`expected bool but got ("[^"]*") \(\w+\)`), "$1 is not yes or no"},
	{regexp.MustCompile(`("[^"]*") exists but is a directory`), "$1 is a folder, not a file"},
	{regexp.MustCompile(`expected duration but got ("[^"]*")(: time: .*)?$`), "$1 is not a time like 30s or 2m"},
}
