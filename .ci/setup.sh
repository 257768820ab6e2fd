# Shared by ./play and ./check, which source it from the top of the tree.

export CGO_ENABLED=0
case " ${GOFLAGS-} " in
*" -buildvcs="*) ;;
*)
	# The program tells its commit (--version, and in each record) where git can be asked; where git will not
	# answer, as in a copy that belongs to somebody else, the build must not fail for it.
	if ! git -C "${here:-.}" rev-parse --verify --quiet HEAD >/dev/null 2>&1; then
		export GOFLAGS="${GOFLAGS:+$GOFLAGS }-buildvcs=false"
	fi
	;;
esac

if ! command -v go >/dev/null 2>&1; then
	if [ -x /usr/local/go/bin/go ]; then
		PATH=$PATH:/usr/local/go/bin
	else
		echo "Go 1.26 or newer is needed: https://go.dev/dl/" >&2
		exit 1
	fi
fi

on_linux() { [ "$(uname -s)" = Linux ]; }

# have THING: a program on the path, or a library (lib*.so.*) the loader can find.
have() {
	case $1 in
	lib*.so*)
		for ldconfig in ldconfig /sbin/ldconfig /usr/sbin/ldconfig; do
			if command -v "$ldconfig" >/dev/null 2>&1; then
				"$ldconfig" -p 2>/dev/null | grep -qF "$1"
				return
			fi
		done
		return 0 # no loader cache to ask (musl, BSD): let the program find out
		;;
	*) command -v "$1" >/dev/null 2>&1 ;;
	esac
}

# missing THING PACKAGE ...: prints the packages whose thing is not there.
missing() {
	while [ $# -gt 1 ]; do
		have "$1" || printf ' %s' "$2"
		shift 2
	done
}

# need THING PACKAGE ...: installs what is missing where that is allowed, else names it and stops.
need() {
	packages=$(missing "$@")
	[ -n "$packages" ] || return 0
	if command -v apt-get >/dev/null 2>&1; then
		as=none
		if [ "$(id -u)" = 0 ]; then
			as=
		elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
			as="sudo -n"
		fi
		if [ "$as" != none ]; then
			echo "Installing:$packages" >&2
			log=$(mktemp)
			# shellcheck disable=SC2086 # $as and $packages are lists of words
			if { $as apt-get update -qq &&
				$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o DPkg::Lock::Timeout=300 --no-install-recommends $packages; } >"$log" 2>&1; then
				rm -f "$log"
			else
				tail -n 20 "$log" >&2
				rm -f "$log"
			fi
			packages=$(missing "$@")
			[ -n "$packages" ] || return 0
		fi
		echo "Missing:$packages" >&2
		echo "Install with: sudo apt-get install --no-install-recommends$packages" >&2
	else
		echo "Missing (by their Debian package names):$packages" >&2
	fi
	exit 1
}
