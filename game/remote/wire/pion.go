//go:build !js && !noremote

package wire

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"net"
	"time"

	"github.com/pion/ice/v4"
	"github.com/pion/webrtc/v4"
)

// rtc is the connection natively.
type rtc struct {
	pc *webrtc.PeerConnection
	dc *webrtc.DataChannel
}

// impatient reports whether a guest here cannot wait until its answer is pasted.
func impatient() bool { return false }

// connect makes a connection for c. It opens nothing yet.
func connect(c *Conn, o Options) (carrier, error) {
	var s webrtc.SettingEngine
	// People take their time: what the other side has not answered is tried until they have pasted.
	s.SetICETimeouts(4*time.Second, 0, time.Second)
	s.SetICEMaxBindingRequests(1<<16 - 1)
	s.SetICEMulticastDNSMode(ice.MulticastDNSModeDisabled) // it would listen on port 5353
	s.SetNetworkTypes([]webrtc.NetworkType{webrtc.NetworkTypeUDP4, webrtc.NetworkTypeUDP6})
	s.DisableActiveTCP(true)
	s.SetICECredentials(letters(3), letters(18)) // the shortest that are packed well
	if o.Loopback {
		s.SetIncludeLoopbackCandidate(true)
		s.SetIPFilter(net.IP.IsLoopback)
		s.SetRemoteIPFilter(net.IP.IsLoopback)
		s.SetNetworkTypes([]webrtc.NetworkType{webrtc.NetworkTypeUDP4})
	}
	var config webrtc.Configuration
	if len(o.STUN) > 0 {
		config.ICEServers = []webrtc.ICEServer{{URLs: o.STUN}}
	}
	api := webrtc.NewAPI(webrtc.WithSettingEngine(s), webrtc.WithMediaEngine(&webrtc.MediaEngine{}))
	pc, err := api.NewPeerConnection(config)
	if err != nil {
		return nil, err
	}
	both, id := true, uint16(0)
	dc, err := pc.CreateDataChannel("attackwing", &webrtc.DataChannelInit{Negotiated: &both, ID: &id})
	if err != nil {
		return nil, errors.Join(err, pc.Close())
	}
	r := &rtc{pc, dc}
	dc.OnOpen(func() { c.opened(r) })
	dc.OnClose(func() { c.end(r, ErrLeft) })
	dc.OnMessage(func(m webrtc.DataChannelMessage) {
		if m.IsString {
			c.got(r, m.Data)
		} else {
			c.end(r, errNoText)
		}
	})
	pc.OnConnectionStateChange(func(s webrtc.PeerConnectionState) {
		switch s {
		case webrtc.PeerConnectionStateConnected:
			c.hush(r, false)
		case webrtc.PeerConnectionStateDisconnected:
			c.hush(r, true)
		case webrtc.PeerConnectionStateFailed:
			c.end(r, errLost)
		case webrtc.PeerConnectionStateClosed:
			c.end(r, ErrLeft)
		}
	})
	return r, nil
}

func letters(bytes int) string {
	b := make([]byte, bytes)
	rand.Read(b) // never fails
	return base64.RawStdEncoding.EncodeToString(b)
}

func (r *rtc) offer(ctx context.Context) (string, error) {
	d, err := r.pc.CreateOffer(nil)
	if err != nil {
		return "", err
	}
	return r.gather(ctx, d)
}

func (r *rtc) answer(ctx context.Context, offer string) (string, error) {
	d := webrtc.SessionDescription{Type: webrtc.SDPTypeOffer, SDP: offer}
	if err := r.pc.SetRemoteDescription(d); err != nil {
		return "", err
	}
	d, err := r.pc.CreateAnswer(nil)
	if err != nil {
		return "", err
	}
	return r.gather(ctx, d)
}

// gather waits until the own addresses are known, or as many as are known in time.
func (r *rtc) gather(ctx context.Context, d webrtc.SessionDescription) (string, error) {
	done := webrtc.GatheringCompletePromise(r.pc)
	if err := r.pc.SetLocalDescription(d); err != nil {
		return "", err
	}
	select {
	case <-done:
	case <-ctx.Done():
		if errors.Is(ctx.Err(), context.Canceled) {
			return "", ctx.Err()
		}
	}
	return r.pc.LocalDescription().SDP, nil
}

func (r *rtc) accept(answer string) error {
	return r.pc.SetRemoteDescription(webrtc.SessionDescription{Type: webrtc.SDPTypeAnswer, SDP: answer})
}

func (r *rtc) send(line []byte) error { return r.dc.SendText(string(line)) }

func (r *rtc) close() { _ = r.pc.Close() }
