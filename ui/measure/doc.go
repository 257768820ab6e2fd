// Package measure is what measures on a table, in a battle as on a free one: the shortest way
// between two things, how far inside an arc a ship lies, what lies under the pointer, and where a
// ship can be after its next maneuver. It judges a table as it is given and knows neither the
// window nor whose turn it is.
package measure
