// Package platform is what differs from system to system and is no window: how a file is opened in the viewer that the
// system has for it.
package platform
