// Package rastertest compares pictures with golden ones. Only tests import it.
package rastertest
