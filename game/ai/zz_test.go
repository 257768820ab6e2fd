package ai
import ("testing";"fmt";"sync";"attackwing/game")
func TestTune(t *testing.T){
 vars := []struct{n string; f func(*habits)}{
 {"same",func(h*habits){}},
 {"act300",func(h*habits){h.act=300}},{"act900",func(h*habits){h.act=900}},
 {"caution30",func(h*habits){h.caution=30}},{"caution90",func(h*habits){h.caution=90}},
 {"reach250",func(h*habits){h.reach=250}},{"reach80",func(h*habits){h.reach=80}},
 {"closing1",func(h*habits){h.closing=1}},{"closing6",func(h*habits){h.closing=6}},
 {"facing10",func(h*habits){h.facing=10}},{"facing80",func(h*habits){h.facing=80}},
 {"room40",func(h*habits){h.room=40}},{"room250",func(h*habits){h.room=250}},
 {"red100",func(h*habits){h.red=100}},{"red700",func(h*habits){h.red=700}},
 {"cloak0",func(h*habits){h.cloak=0}},{"cloak110",func(h*habits){h.cloak=110}},
 {"evade20",func(h*habits){h.evade=20}},{"evade90",func(h*habits){h.evade=90}},
 }
 if len(extra)>0 {vars=extra}
 var wg sync.WaitGroup
 for _,x:=range vars { wg.Add(1); go func(){ defer wg.Done()
  out:=""; tot,all:=0,0
  for _,c:=range []struct{scenario, one, two string}{{"standard","tw-a-1","tw-b-1"},{"tholian-web","tw-a-1","tw-b-1"},{"tholian-web","tw-a-2","tw-b-2"},{"standard","ds9-fed-1","ds9-dom-1"},{"standard","tw-a-2","tw-b-2"},{"standard","tw-a-3","tw-b-3"}} {
   u:=setup(t,c.scenario,c.one,c.two,1); var tb Table; w:=0
   for i:=range N { u.Seed=uint64(5000+i/2); me:=i%2
    a,b:=newEnsign(u.Seed),newEnsign(u.Seed+50); x.f(&a.habit)
    ps:=[2]Player{a,b}; if me==1 {ps=[2]Player{b,a}}
    g,_:=game.NewQuiet(u); if err:=tb.Play(g,ps);err!=nil{panic(err)}
    if int(g.State().Result.Winner)==me{w++} }
   out+=fmt.Sprintf(" %3d",w); tot+=w; all+=N }
  fmt.Printf("%-12s %.1f%% %s\n",x.n,100*float64(tot)/float64(all),out)}() }
 wg.Wait()
}
const N=120
var extra []struct{n string; f func(*habits)}
