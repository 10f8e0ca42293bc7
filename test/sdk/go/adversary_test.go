package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"
	"halley.example/halley"
)

// A reply is what a lying server answers to the body of a request.
type reply func(body string) string

// idOf is the id of the only request in a body.
func idOf(body string) string {
	var request struct {
		ID json.RawMessage `json:"id"`
	}
	must(json.Unmarshal([]byte(body), &request))
	return string(request.ID)
}

func result(text string) reply {
	return func(body string) string { return `{"jsonrpc":"2.0","id":` + idOf(body) + `,"result":` + text + `}` }
}

func failure(text string) reply {
	return func(body string) string { return `{"jsonrpc":"2.0","id":` + idOf(body) + `,"error":` + text + `}` }
}

// serve answers one request after the other with replies, the last one again and again.
func serve(t *testing.T, replies ...reply) (string, *atomic.Int64) {
	var requests atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		must(err)
		number := int(requests.Add(1))
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, replies[min(number, len(replies))-1](string(body)))
	}))
	t.Cleanup(server.Close)
	return server.URL, &requests
}

func dial(t *testing.T, address string, options *halley.Options) *halley.Client {
	client, err := halley.Dial(context.Background(), address, options)
	must(err)
	t.Cleanup(func() { _ = client.Close() })
	return client
}

func TestMalformedAnswers(t *testing.T) {
	for name, lie := range map[string]reply{
		"wrong id":                 func(string) string { return `{"jsonrpc":"2.0","id":999,"result":"0x1"}` },
		"text id":                  func(b string) string { return `{"jsonrpc":"2.0","id":"` + idOf(b) + `","result":"0x1"}` },
		"no id":                    func(string) string { return `{"jsonrpc":"2.0","result":"0x1"}` },
		"neither result nor error": func(b string) string { return `{"jsonrpc":"2.0","id":` + idOf(b) + `}` },
		"no JSON":                  func(string) string { return `<html>` },
		"nothing":                  func(string) string { return `` },
		"deep":                     result(strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000)),
		"a number":                 result(`1`),
		"an object":                result(`{}`),
		"null":                     result(`null`),
		"no hex":                   result(`"0xzz"`),
		"negative":                 result(`"-0x1"`),
		"very long":                result(`"0x` + strings.Repeat("f", 5000) + `"`),
		"error without message":    failure(`{"code":-32000}`),
		"error without code":       failure(`{"message":"x"}`),
		"error that is a text":     failure(`"x"`),
		"code that is a text":      failure(`{"code":"-32000","message":"x"}`),
		"a batch with two answers": func(b string) string {
			one := `{"jsonrpc":"2.0","id":` + idOf(b) + `,"result":"0x1"}`
			return "[" + one + "," + one + "]"
		},
	} {
		t.Run(name, func(t *testing.T) {
			address, _ := serve(t, lie)
			_, err := dial(t, address, nil).Eth.BlockNumber(context.Background())
			var malformed *halley.MalformedAnswerError
			if !errors.As(err, &malformed) {
				t.Fatalf("got %v", err)
			}
		})
	}
}

func TestWrongTypeIsPlaced(t *testing.T) {
	address, _ := serve(t, result(`{"accessList":[{"address":"0x12","storageKeys":[]}],"gasUsed":"0x1"}`))
	_, err := dial(t, address, nil).Eth.CreateAccessList(context.Background(), halley.CallObject{}, nil, nil)
	expected := `malformed answer to eth_createAccessList: result.accessList[0].address: "0x12" is not 0x and 40 hex digits`
	if err == nil || err.Error() != expected {
		t.Fatalf("got %v", err)
	}
}

func TestAnswerTooLarge(t *testing.T) {
	address, _ := serve(t, result(`"0x`+strings.Repeat("00", 5000)+`"`))
	client := dial(t, address, &halley.Options{MaxAnswerBytes: 1000})
	if _, err := client.Eth.GetCode(context.Background(), halley.Address{}, nil); !errors.Is(err, halley.ErrAnswerTooLarge) {
		t.Fatalf("got %v", err)
	}
}

func TestRetriesOnlyReads(t *testing.T) {
	var requests atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		must(err)
		if requests.Add(1) < 3 {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		_, _ = io.WriteString(w, result(`"0x`+strings.Repeat("12", 32)+`"`)(string(body)))
	}))
	defer server.Close()
	client := dial(t, server.URL, nil)
	var status *halley.HTTPError
	if _, err := client.Eth.SendRawTransaction(context.Background(), []byte{1}); !errors.As(err, &status) || requests.Load() != 1 {
		t.Fatalf("got %v after %d requests", err, requests.Load())
	}
	if _, err := client.Web3.Sha3(context.Background(), nil); err != nil || requests.Load() != 3 {
		t.Fatalf("got %v after %d requests", err, requests.Load())
	}
}

func TestNoAnswer(t *testing.T) {
	release := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-release }))
	defer server.Close()
	defer close(release)
	client := dial(t, server.URL, &halley.Options{Timeout: 50 * time.Millisecond})
	_, err := client.Eth.BlockNumber(context.Background())
	var connection *halley.ConnectionError
	if !errors.As(err, &connection) || !errors.Is(err, context.DeadlineExceeded) {
		t.Fatalf("got %v", err)
	}
}

func TestRedirectToAnotherHost(t *testing.T) {
	var seen atomic.Int64
	other := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { seen.Add(1) }))
	defer other.Close()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, other.URL, http.StatusTemporaryRedirect)
	}))
	defer server.Close()
	client := dial(t, server.URL, &halley.Options{Token: "secret", Retries: -1})
	if _, err := client.Eth.BlockNumber(context.Background()); err == nil || strings.Contains(err.Error(), "secret") {
		t.Fatalf("got %v", err)
	}
	_, err := halley.Dial(context.Background(), "ws"+strings.TrimPrefix(server.URL, "http"), &halley.Options{Token: "secret"})
	if err == nil || strings.Contains(err.Error(), "secret") {
		t.Fatalf("got %v", err)
	}
	if seen.Load() != 0 {
		t.Fatal("the other host was called")
	}
}

func TestPasswordOfURLIsInNoError(t *testing.T) {
	for _, address := range []string{"http://user:hunter2@127.0.0.1:1/", "ws://user:hunter2@127.0.0.1:1/", "http://user:hunter2@[/"} {
		client, err := halley.Dial(context.Background(), address, &halley.Options{Retries: -1})
		if err == nil {
			_, err = client.Eth.BlockNumber(context.Background())
		}
		if err == nil || strings.Contains(err.Error(), "hunter2") {
			t.Fatalf("got %v", err)
		}
	}
}

// serveSocket hands every message of every connection to take.
func serveSocket(t *testing.T, take func(number int64, ws *websocket.Conn, body string)) string {
	var connections atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ws, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		number := connections.Add(1)
		for {
			_, body, err := ws.Read(context.Background())
			if err != nil {
				return
			}
			take(number, ws, string(body))
		}
	}))
	t.Cleanup(server.Close)
	return "ws" + strings.TrimPrefix(server.URL, "http")
}

func say(ws *websocket.Conn, text string) {
	_ = ws.Write(context.Background(), websocket.MessageText, []byte(text))
}

func TestLyingWebSocket(t *testing.T) {
	for name, lie := range map[string]func(ws *websocket.Conn, body string){
		"an id of nobody": func(ws *websocket.Conn, _ string) { say(ws, `{"jsonrpc":"2.0","id":999,"result":"0x1"}`) },
		"no JSON":         func(ws *websocket.Conn, _ string) { say(ws, `{`) },
		"deep":            func(ws *websocket.Conn, _ string) { say(ws, strings.Repeat("[", 100_000)) },
		"closes":          func(ws *websocket.Conn, _ string) { _ = ws.CloseNow() },
		"too large":       func(ws *websocket.Conn, _ string) { say(ws, strings.Repeat(" ", 20_000)) },
		"closes in the middle of a message": func(ws *websocket.Conn, _ string) {
			writer, err := ws.Writer(context.Background(), websocket.MessageText)
			must(err)
			_, _ = io.WriteString(writer, strings.Repeat(" ", 10_000))
			_ = ws.CloseNow()
		},
	} {
		t.Run(name, func(t *testing.T) {
			address := serveSocket(t, func(number int64, ws *websocket.Conn, body string) {
				if number == 1 {
					lie(ws, body)
				} else {
					say(ws, result(`"0x7"`)(body))
				}
			})
			client := dial(t, address, &halley.Options{MaxAnswerBytes: 15_000, Retries: -1})
			if _, err := client.Eth.BlockNumber(context.Background()); err == nil {
				t.Fatal("the lie was believed")
			}
			number, err := client.Eth.BlockNumber(context.Background())
			if err != nil || number.Int64() != 7 || client.Reconnects() != 1 {
				t.Fatalf("got %v %v after %d reconnects", number, err, client.Reconnects())
			}
		})
	}
}

func TestSocketIgnoresWhatNobodyWaitsFor(t *testing.T) {
	address := serveSocket(t, func(_ int64, ws *websocket.Conn, body string) {
		say(ws, `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x99","result":{}}}`)
		say(ws, result(`"0x7"`)(body))
		say(ws, result(`"0x8"`)(body))
	})
	client := dial(t, address, nil)
	for range 3 {
		if number := got(client.Eth.BlockNumber(context.Background())); number.Int64() != 7 {
			t.Fatalf("got %v", number)
		}
	}
}

func TestValues(t *testing.T) {
	checksummed := "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
	if address := got(halley.ParseAddress(checksummed)); address.String() != checksummed {
		t.Fatalf("got %s", address)
	}
	if _, err := halley.ParseAddress("0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"); err == nil {
		t.Fatal("a wrong checksum was taken")
	}
	huge, _ := new(big.Int).SetString("ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", 16)
	if text := string(wire(huge)); text != `"0x`+strings.Repeat("f", 64)+`"` {
		t.Fatalf("got %s", text)
	}
	if _, err := halley.Marshal(big.NewInt(-1)); err == nil {
		t.Fatal("a negative quantity was written")
	}
	call := halley.CallObject{Nonce: halley.Ptr(^uint64(0)), Data: []byte{}}
	if text := string(wire(call)); text != `{"data":"0x","nonce":"0xffffffffffffffff"}` {
		t.Fatalf("got %s", text)
	}
}
