// Package anim has the times and curves of motions: what moves, how long, how it eases.
package anim
