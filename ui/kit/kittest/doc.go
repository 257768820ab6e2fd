// Package kittest opens a page of the kit without a window: it presses what a person could press,
// where it lies, and looks at what is seen. Only tests import it.
package kittest
