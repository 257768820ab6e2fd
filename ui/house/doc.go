// Package house shows the house rules of a battle as rows of a form.
package house
