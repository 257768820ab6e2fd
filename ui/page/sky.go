package page

import "attackwing/ui/kit"

// Sky is what lies behind a page without a board.
var Sky = kit.Sky
