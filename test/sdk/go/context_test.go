package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"halley.example/halley"
)

// A gatedServer accepts a WebSocket, and reads its messages, when it may. It answers every call.
type gatedServer struct {
	url string
	// handshakes and reading hold a token for each connection that is accepted, and then read from.
	handshakes, reading chan struct{}
	// begun has a token for each handshake that the client began, arriving one for each first message.
	begun, arriving chan struct{}
	// sent are the methods that came.
	sent chan string
	open chan *websocket.Conn
}

func newGatedServer(t *testing.T) *gatedServer {
	s := &gatedServer{
		handshakes: make(chan struct{}, 10), reading: make(chan struct{}, 10), begun: make(chan struct{}, 10),
		arriving: make(chan struct{}, 10), sent: make(chan string, 100), open: make(chan *websocket.Conn, 10),
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.begun <- struct{}{}
		<-s.handshakes
		ws, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		ws.SetReadLimit(-1)
		s.open <- ws
		for isFirst := true; ; isFirst = false {
			_, message, err := ws.Reader(context.Background())
			if err != nil {
				return
			}
			if isFirst {
				s.arriving <- struct{}{}
				<-s.reading
			}
			body, err := io.ReadAll(message)
			if err != nil {
				return
			}
			var request struct{ Method string }
			must(json.Unmarshal(body, &request))
			s.sent <- request.Method
			say(ws, result(`"0x7"`)(string(body)))
		}
	}))
	t.Cleanup(server.Close)
	t.Cleanup(func() { close(s.handshakes); close(s.reading) })
	s.url = "ws" + strings.TrimPrefix(server.URL, "http")
	return s
}

// expectSent compares the methods that came; eth_blockNumber says that all before it are there.
func (s *gatedServer) expectSent(t *testing.T, client *halley.Client, expected ...string) {
	t.Helper()
	got(client.Eth.BlockNumber(limited(t)))
	var sent []string
	for len(s.sent) > 0 {
		sent = append(sent, <-s.sent)
	}
	if !slices.Equal(sent, append(expected, "eth_blockNumber")) {
		t.Fatalf("%v were sent", sent)
	}
}

func TestCallThatEndsDuringTheHandshakeIsNotSent(t *testing.T) {
	s := newGatedServer(t)
	s.handshakes <- struct{}{}
	s.reading <- struct{}{}
	client := dial(t, s.url, nil)
	<-s.begun
	_ = (<-s.open).CloseNow()
	for {
		ctx, cancel := context.WithCancel(limited(t))
		failed := make(chan error, 1)
		go func() {
			_, err := client.Eth.SendRawTransaction(ctx, []byte{1})
			failed <- err
		}()
		select {
		case <-failed:
			// It was sent on the connection before the client noticed that it had ended.
			cancel()
			continue
		case <-s.begun:
		}
		cancel()
		if err := <-failed; !errors.Is(err, context.Canceled) {
			t.Fatalf("got %v", err)
		}
		for range 2 {
			s.handshakes <- struct{}{}
			s.reading <- struct{}{}
		}
		s.expectSent(t, client)
		return
	}
}

func TestCallWhoseContextHasEndedIsNotSent(t *testing.T) {
	s := newGatedServer(t)
	s.handshakes <- struct{}{}
	s.reading <- struct{}{}
	client := dial(t, s.url, nil)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for range 20 {
		if _, err := client.Eth.SendRawTransaction(ctx, []byte{1}); !errors.Is(err, context.Canceled) {
			t.Fatalf("got %v", err)
		}
	}
	s.expectSent(t, client)
}

// A server that does not read holds up a long call and those behind it.
func TestCallThatEndsBehindALongOneIsNotSent(t *testing.T) {
	s := newGatedServer(t)
	s.handshakes <- struct{}{}
	client := dial(t, s.url, nil)
	ctx, cancel := context.WithCancel(limited(t))
	failed := make(chan error, 1)
	go func() {
		_, err := client.Web3.Sha3(ctx, make([]byte, 8<<20))
		failed <- err
	}()
	<-s.arriving
	cancel()
	if err := <-failed; !errors.Is(err, context.Canceled) {
		t.Fatalf("got %v", err)
	}
	ctx, cancel = context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	if _, err := client.Eth.SendRawTransaction(ctx, []byte{1}); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatalf("got %v", err)
	}
	s.reading <- struct{}{}
	s.expectSent(t, client, "web3_sha3")
}
