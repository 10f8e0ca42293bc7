package main

import (
	"errors"
	"math/big"
	"testing"

	"github.com/coder/websocket"
	"halley.example/halley"
)

// outcome is the result of a call of a batch, or what kind of error it has.
func outcome(number *big.Int, err error) string {
	var malformed *halley.MalformedAnswerError
	switch {
	case errors.As(err, &malformed):
		return "malformed"
	case errors.Is(err, halley.ErrBatchTooLarge):
		detail, _ := halley.ErrorData[halley.LimitDetail](err)
		return "too large: " + big.NewInt(detail.Limit).String()
	case err != nil:
		return err.Error()
	}
	return number.String()
}

// Two calls are answered with a text, over HTTP and over a WebSocket. Their ids are 1 and 2.
func TestBatchAnswers(t *testing.T) {
	tooLarge := func(id string) string {
		return `{"jsonrpc":"2.0","id":` + id +
			`,"error":{"code":-32005,"message":"batch too large: 2 requests exceed the limit of 1","data":{"limit":1}}}`
	}
	for name, one := range map[string]struct{ answer, first, second, whole string }{
		"in order":              {`[{"id":1,"result":"0x7"},{"id":2,"result":"0x8"}]`, "7", "8", "0"},
		"out of order":          {`[{"id":2,"result":"0x8"},{"id":1,"result":"0x7"}]`, "7", "8", "0"},
		"one missing":           {`[{"id":1,"result":"0x7"}]`, "7", "malformed", "0"},
		"one of nobody":         {`[{"id":1,"result":"0x7"},{"id":99,"result":"0x8"}]`, "7", "malformed", "0"},
		"one with a text id":    {`[{"id":"1","result":"0x7"},{"id":2,"result":"0x8"}]`, "malformed", "8", "0"},
		"one without an id":     {`[{"result":"0x7"},{"id":2,"result":"0x8"}]`, "malformed", "8", "0"},
		"one twice":             {`[{"id":1,"result":"0x7"},{"id":1,"result":"0x7"},{"id":2,"result":"0x8"}]`, "malformed", "8", "0"},
		"one of another type":   {`[{"id":1,"result":{}},{"id":2,"result":"0x8"}]`, "malformed", "8", "0"},
		"no answers between":    {`[null,1,"x",[],{},{"id":2,"result":"0x8"}]`, "malformed", "8", "0"},
		"one error":             {`[` + tooLarge("1") + `,{"id":2,"result":"0x8"}]`, "too large: 1", "8", "0"},
		"no list":               {`{"id":1,"result":"0x7"}`, "malformed", "malformed", "malformed"},
		"an error without id":   {tooLarge("null"), "too large: 1", "too large: 1", "too large: 1"},
		"an error of the first": {tooLarge("1"), "too large: 1", "too large: 1", "too large: 1"},
	} {
		answer := func(string) string { return one.answer }
		http, _ := serve(t, answer)
		socket := serveSocket(t, func(_ int64, ws *websocket.Conn, body string) { say(ws, answer(body)) })
		for transport, address := range map[string]string{"HTTP": http, "WebSocket": socket} {
			t.Run(name+" over "+transport, func(t *testing.T) {
				batch := dial(t, address, nil).NewBatch()
				first, second := batch.Eth.BlockNumber(), batch.Eth.GasPrice()
				err := batch.Send(limited(t))
				if got := outcome(new(big.Int), err); got != one.whole {
					t.Errorf("the batch is %q in place of %q", got, one.whole)
				}
				if got := outcome(first.Result()); got != one.first {
					t.Errorf("the first is %q in place of %q", got, one.first)
				}
				if got := outcome(second.Result()); got != one.second {
					t.Errorf("the second is %q in place of %q", got, one.second)
				}
			})
		}
	}
}

// The calls beside a batch that is refused are not concerned.
func TestRefusedBatchBesideOtherCalls(t *testing.T) {
	var held string
	arrived := make(chan struct{})
	address := serveSocket(t, func(_ int64, ws *websocket.Conn, body string) {
		if body[0] == '{' {
			held = body
			close(arrived)
			return
		}
		say(ws, `{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"batch too large: 1 requests exceed the limit of 0"}}`)
		say(ws, result(`"0x7"`)(held))
	})
	client := dial(t, address, nil)
	answered := make(chan string, 1)
	ctx := limited(t)
	go func() { answered <- outcome(client.Eth.BlockNumber(ctx)) }()
	<-arrived
	batch := client.NewBatch()
	batch.Eth.GasPrice()
	if err := batch.Send(ctx); !errors.Is(err, halley.ErrBatchTooLarge) {
		t.Fatalf("got %v", err)
	}
	if got := <-answered; got != "7" {
		t.Fatalf("got %s", got)
	}
}
