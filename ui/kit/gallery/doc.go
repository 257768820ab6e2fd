// Package gallery is the manual of the kit in one picture: each part in each of its states.
package gallery
