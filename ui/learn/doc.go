// Package learn is the page of flight school: its lessons, what of them each person has done, and
// what comes next. Lessons are played in the window of battles, as battles that teach.
package learn
