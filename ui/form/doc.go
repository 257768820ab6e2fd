// Package form describes a form as data: rows with a choice or a text each. ui/table says what a form holds, ui/widget
// shows it, so that the table stays free of the engine and its forms can be tested without a display.
package form
