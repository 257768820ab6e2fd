// Package textfile reads YAML files that come from anywhere: bounded in size and depth, and with
// errors in one line that name the line of the file.
package textfile
