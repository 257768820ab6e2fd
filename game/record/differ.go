package record

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// comparison of two tables. Of an older program's table only what it tells is compared: it may have
// told less.
type comparison struct{ older bool }

// differ finds the first field in which table b differs from table a, and what stands there; ""
// when they are the same.
func (c comparison) differ(path string, a, b reflect.Value) (field, x, y string) {
	if c.older && (!a.IsValid() || a.IsZero()) {
		return "", "", ""
	}
	at := strings.TrimPrefix(path, ".")
	if a.Kind() == reflect.Pointer && !a.IsNil() && !b.IsNil() {
		a, b = a.Elem(), b.Elem()
	}
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			f := a.Type().Field(i)
			if !f.IsExported() {
				continue
			}
			name, _, _ := strings.Cut("."+f.Tag.Get("json"), ",")
			if field, x, y = c.differ(path+strings.TrimSuffix(name, "."), a.Field(i), b.Field(i)); field != "" {
				return field, x, y
			}
		}
	case reflect.Slice:
		if a.Len() != b.Len() {
			return at, fmt.Sprintf("%d of them", a.Len()), fmt.Sprintf("%d of them", b.Len())
		}
		for i := range a.Len() {
			if field, x, y = c.differ(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i)); field != "" {
				return field, x, y
			}
		}
	case reflect.Map:
		keys := map[string]bool{}
		for _, k := range append(a.MapKeys(), b.MapKeys()...) {
			keys[k.String()] = true
		}
		for _, k := range slices.Sorted(maps.Keys(keys)) {
			key := reflect.ValueOf(k)
			here, there := a.MapIndex(key), b.MapIndex(key)
			if c.older && !here.IsValid() {
				continue
			}
			if v, w := seen(here), seen(there); v != w {
				return at + "." + k, v, w
			}
		}
	default:
		if v, w := seen(a), seen(b); v != w {
			return at, v, w
		}
	}
	return "", "", ""
}

// seen is a value as people read it.
func seen(v reflect.Value) string {
	if v = reflect.Indirect(v); !v.IsValid() {
		return "nothing"
	}
	if s := fmt.Sprintf("%+v", v); s != "" {
		return s
	}
	return "nothing"
}
