// Package synth makes the table's sounds from oscillators and noise when the program starts: no
// files, no recordings.
//
// A sound is a list of voices. A voice is a wave whose pitch slides from one frequency to another
// under an envelope, after a filter; the table of recipes is data. Render gives samples, so that
// what is heard can be tested without a loudspeaker.
package synth
