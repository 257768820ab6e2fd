// Package e2e plays Attack Wing Playfield from outside, as a person would: it
// starts the program, moves its mouse, presses its keys and looks at its screen.
//
// [Start] runs the program as a guest of Ebitengine's vmhost package: without
// a window of its own, tick by tick as the test says, so that a run is the same
// every time. Only the test itself needs a display; [Main] starts an Xvfb
// when there is none.
//
// What the program shows, a test learns in two ways: as a picture, by
// [Table.Shot], and in words, by [Table.State], from the file which the program
// keeps for it under its hidden flag --report.
//
// Usually only a few battles are played, to be done soon. With ATTACKWING_E2E=all in
// the environment all are: each scenario by mouse and by keyboard against the
// computer, and by keyboard in hot seat (about 20 minutes). ATTACKWING_E2E_SHOTS=FOLDER
// has pictures of their moments kept there, with ATTACKWING_E2E_SIZES=all in three sizes.
package e2e
