// Package dial lays a maneuver dial out in rows of a speed and columns of a bearing.
package dial
