// Package builder is where fleets are kept and made: the page with all fleets, and the builder, in
// which a fleet is put together card by card with its sum, its reasons and what is wrong with it
// always in sight.
//
// It has no formula of its own: prices, slots, reasons and problems are those of package fleet,
// which is asked anew after every change and once for each card that is offered. Files are somebody
// else's: see Shelf.
package builder
