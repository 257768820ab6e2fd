package record

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// differ finds the first field in which two tables differ, and what stands there; "" when they are the same.
func differ(path string, a, b reflect.Value) (field, x, y string) {
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
			if field, x, y = differ(path+strings.TrimSuffix(name, "."), a.Field(i), b.Field(i)); field != "" {
				return field, x, y
			}
		}
	case reflect.Slice:
		if a.Len() != b.Len() {
			return at, fmt.Sprintf("%d of them", a.Len()), fmt.Sprintf("%d of them", b.Len())
		}
		for i := range a.Len() {
			if field, x, y = differ(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i)); field != "" {
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
			if v, w := seen(a.MapIndex(key)), seen(b.MapIndex(key)); v != w {
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
