// Package input reads mouse and keyboard and hands them on as plain data.
package input
