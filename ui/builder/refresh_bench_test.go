package builder

import "testing"

// BenchmarkRefresh tries all upgrades of the pool for a slot, as the first results of a search do.
func BenchmarkRefresh(b *testing.B) {
	_, p := opened(b, "ds9-dom-1")
	p.cards.filter.kinds = everyKind
	for b.Loop() {
		p.cards.stale = true
		p.cards.refresh()
	}
	b.ReportMetric(float64(len(p.cards.offers)), "cards")
}
