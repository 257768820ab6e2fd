// Package expect states what a test expects in one line: of an error, of two values, of two lists.
// Each function fails the test, and tells the values, where it is otherwise. Only tests import it.
package expect

import (
	"flag"
	"fmt"
	"slices"
	"strings"
)

var update = flag.Bool("update", false, "write golden files anew; commit only the change you can explain")

// Updating reports whether golden files are written anew.
func Updating() bool { return *update }

// T is the part of a test that is needed here: of testing.TB, and of a property test.
type T interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// OK ends the test if there is an error.
func OK(t T, err error) {
	t.Helper()
	if err != nil {
		t.Fatalf("%v", err)
	}
}

// Same expects got to be want. What they are is written as for Sprintf, "" where the test says it.
func Same[V comparable](t T, got, want V, what string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s%s", about(what, args), versus(got, want))
	}
}

// Need is Same, and ends the test where the two differ.
func Need[V comparable](t T, got, want V, what string, args ...any) {
	t.Helper()
	if got != want {
		t.Fatalf("%s%s", about(what, args), versus(got, want))
	}
}

// List expects two lists to have the same elements in the same order.
func List[V comparable](t T, got, want []V, what string, args ...any) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s%s", about(what, args), versus(got, want))
	}
}

// Refused expects an error that says something.
func Refused(t T, err error, says, what string, args ...any) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), says) {
		t.Errorf("%s%v, want %q", about(what, args), err, says)
	}
}

// True expects that something holds. What is wrong where it does not is written as for Sprintf.
func True(t T, holds bool, wrong string, args ...any) {
	t.Helper()
	if !holds {
		t.Errorf(wrong, args...)
	}
}

// Must is True, and ends the test where it does not hold.
func Must(t T, holds bool, wrong string, args ...any) {
	t.Helper()
	if !holds {
		t.Fatalf(wrong, args...)
	}
}

// about returns the subject of a message, "" without one.
func about(what string, args []any) string {
	if what == "" {
		return ""
	}
	return fmt.Sprintf(what, args...) + ": "
}

// versus returns two values beside each other, texts in quotes.
func versus(got, want any) string {
	switch got.(type) {
	case string, []string:
		return fmt.Sprintf("%q, want %q", got, want)
	}
	return fmt.Sprintf("%+v, want %+v", got, want)
}
