// Package sound plays the sounds of package synth through the system's loudspeaker, where it has
// one.
//
// Nothing is opened before the first sound; on a machine without a sound device, and whenever the
// device fails, the program is silent and says nothing: every sound has a picture that tells the
// same. When nothing is heard the device is suspended.
package sound
