// Package store keeps a player's files. A [Store] is a folder of named files: they are read whole,
// written whole, and a file that somebody changes is locked meanwhile. The one kind of file that
// grows, the record of a battle, has a [Tail].
//
// [Disk] is the store of a folder of the system, [Memory] one that lies nowhere: a browser has one
// of its own behind the same interface. Names are those of the package io/fs: parts with slashes
// between them, below the store's own folder.
package store
