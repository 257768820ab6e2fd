// Package platform is what differs from system to system and is no window: the clipboard, how a
// file is opened in the viewer that the system has for it, how a person gets a file out of the
// program, and what the place is called where its files lie.
//
// A browser has no folders that a person could look into, so a file is given as a download there.
package platform
