package anim

import "math"

// Out eases out by a cubic, for things that arrive.
func Out(u float64) float64 { u = 1 - clamp(u); return 1 - u*u*u }

// InOut eases in and out by a cubic, for things that travel.
func InOut(u float64) float64 {
	u = clamp(u)
	if u < 0.5 {
		return 4 * u * u * u
	}
	u = 2 - 2*u
	return 1 - u*u*u/2
}

func clamp(u float64) float64 { return math.Max(0, math.Min(1, u)) }

// Motion is the progress of a motion: Age runs from 0 to Length, in seconds.
type Motion struct{ Age, Length float64 }

// Step lets time pass; true when the motion is over.
func (m *Motion) Step(dt float64) bool { m.Age += dt; return m.Age >= m.Length }

// U returns the elapsed part of the motion, 0 to 1.
func (m *Motion) U() float64 {
	if m.Length <= 0 {
		return 1
	}
	return clamp(m.Age / m.Length)
}

// FlightSeconds returns the time a ship takes to fly a number of inches.
func FlightSeconds(inches float64) float64 { return math.Min(0.9, 0.18+0.07*inches) }

// Back eases out with a little overshoot, for things that settle.
func Back(u float64) float64 {
	u = clamp(u) - 1
	const c = 1.2
	return 1 + (c+1)*u*u*u + c*u*u
}

// TemplateIn is the time that laying a maneuver's template takes, in seconds.
const TemplateIn = 0.16
