// Package house shows the house rules of a battle, to be set.
package house
