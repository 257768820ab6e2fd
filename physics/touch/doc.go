// Package touch is the table under a person's hand: what lies under the
// pointer and near it, and which shapes a ruler or a dragged base has to be
// judged against.
//
// A collision space of solarlune/resolv finds the candidates and the exact
// predicates of package physics decide. The space is fed where it is right:
// in hundredths of a millimetre and shifted so that every coordinate is
// positive. It is used for its cells only, which never miss a shape; its own
// verdicts are not asked. A shape off the space is kept aside and is a
// candidate for everything.
//
// resolv keeps globals: all tables belong to one goroutine. The referee and
// the search use physics alone.
package touch
