// Package dial lays a maneuver dial out in rows of a speed and columns of a bearing, and draws it
// and its ship as parts of a page.
package dial
