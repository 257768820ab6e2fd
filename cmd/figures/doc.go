// Package figures prints the shape of a tree of this program, for whoever changes it and wants to
// know what that did: run it on two trees and lay the columns side by side.
//
//	lab figures                  this tree
//	lab figures ../before        another one
//	lab figures --quick          what the source tells alone: nothing is built, timed or tested
//
// What it counts:
//
//   - lines by package, tests left out; the types with most fields and most methods, the longest
//     and the most branching functions;
//   - thresholds: places that compare a width or a height with a constant of 200 px or more, and
//     uses of names with "narrow" in them;
//   - string ids: places of the screen that take a text apart (Sscan, Atoi, Cut and their kin);
//   - private touches: places in tests of the screen that name a private field of a type of the
//     package under test;
//   - modules, direct and indirect; the program's bytes as ./play builds it;
//   - the benchmarks of the screen: time and allocations of a frame, a layout, an idle tick;
//   - statements covered by the tests of each package of the screen, by their own tests alone.
//
// It reads names, not types: a private field that is called as another package's is counted too. It
// counts the same way in every tree.
package figures
