package filedoc

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/game/textfile"
)

// usualLetters is the longest text of a field whose tag sets no limit.
const usualLetters = 40

// Settler is a value that works itself out of what is written. Settle returns what is wrong with
// that.
type Settler interface{ Settle() error }

// Checker checks values by the tags of their fields.
type Checker struct {
	Bad func(path, why string) // takes each fault
	// Value checks besides a value that is well formed, and all that is inside it, by its address;
	// nil takes any
	Value func(path string, v any, tag reflect.StructTag) error
}

// First returns the first fault of what a pointer points to, nil if there is none.
func First(v any) (fault error) {
	c := Checker{Bad: func(path, why string) {
		if fault == nil {
			fault = Fault{path, why}
		}
	}}
	c.Check(v)
	return fault
}

// Check checks what a pointer points to, and settles its values.
func (c *Checker) Check(v any) { c.check("", reflect.ValueOf(v).Elem(), "") }

func (c *Checker) bad(path, format string, args ...any) { c.Bad(path, fmt.Sprintf(format, args...)) }

func (c *Checker) check(path string, v reflect.Value, tag reflect.StructTag) {
	if s, is := v.Addr().Interface().(Settler); is {
		if err := s.Settle(); err != nil {
			c.Bad(path, err.Error())
			return
		}
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			c.check(path, v.Elem(), tag)
		}
	case reflect.Struct:
		for _, f := range fields(v.Type()) {
			c.field(strings.TrimPrefix(path+"."+f.Name, "."), v.FieldByIndex(f.Index), f.Tag)
		}
	case reflect.Slice:
		if most, err := strconv.Atoi(tag.Get("most")); err == nil && v.Len() > most {
			c.bad(path, "%d are more than %d", v.Len(), most)
		}
		for i := range v.Len() {
			c.check(fmt.Sprintf("%s[%d]", path, i), v.Index(i), tag)
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			key := k.String()
			c.check(path, reflect.ValueOf(&key).Elem(), tag)
			c.number(path+"."+k.String(), v.MapIndex(k).Int(), tag)
		}
	case reflect.String:
		if err := text(v.String(), tag); err != nil {
			c.Bad(path, err.Error())
			return
		}
	case reflect.Int:
		if v.Int() != 0 {
			c.number(path, v.Int(), tag)
		}
	}
	if c.Value != nil {
		if err := c.Value(path, v.Addr().Interface(), tag); err != nil {
			c.Bad(path, err.Error())
		}
	}
}

func (c *Checker) field(path string, v reflect.Value, tag reflect.StructTag) {
	empty := v.IsZero() || (v.Kind() == reflect.Slice || v.Kind() == reflect.Map) && v.Len() == 0
	switch {
	case empty && tag.Get("need") != "":
		c.bad(path, "missing: %s", tag.Get("says"))
	case !empty && tag.Get("schema") == "":
		c.check(path, v, tag)
	}
}

// Bounds returns the range of a number, 0 to 0 where none is told.
func Bounds(tag reflect.StructTag) (least, most int64) {
	lo, hi, _ := strings.Cut(tag.Get("range"), ",")
	least, _ = strconv.ParseInt(lo, 10, 64)
	most, _ = strconv.ParseInt(hi, 10, 64)
	return least, most
}

func (c *Checker) number(path string, n int64, tag reflect.StructTag) {
	if least, most := Bounds(tag); n < least || n > most {
		c.bad(path, "%d is not from %d to %d", n, least, most)
	}
}

// letters returns the longest text of a field.
func letters(tag reflect.StructTag) int {
	if n, err := strconv.Atoi(tag.Get("letters")); err == nil {
		return n
	}
	return usualLetters
}

func text(s string, tag reflect.StructTag) error {
	if one := tag.Get("one"); one != "" {
		if words := strings.Split(one, "|"); !slices.Contains(words, s) {
			return fmt.Errorf("%q is not one of %s%s", s, strings.Join(words, ", "), textfile.Meant(s, words))
		}
		return nil
	}
	if most := letters(tag); utf8.RuneCountInString(s) > most {
		return fmt.Errorf("longer than %d letters", most)
	}
	if !textfile.Shown(strings.ReplaceAll(s, "\n", " ")) {
		return errors.New("holds a character that cannot be shown")
	}
	return nil
}
