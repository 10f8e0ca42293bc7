// The scenario of test/sdk/README.md in Go.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"halley.example/halley"
)

type input struct {
	HTTP         string            `json:"http"`
	WS           string            `json:"ws"`
	Examples     string            `json:"examples"`
	Account      halley.Address    `json:"account"`
	Probe        halley.Address    `json:"probe"`
	Deploy       string            `json:"deploy"`
	Transactions []string          `json:"transactions"`
	Calls        map[string]string `json:"calls"`
	FromBlock    string            `json:"fromBlock"`
}

type scenario struct {
	input
	ctx    context.Context
	client *halley.Client
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	must(err)
	s := scenario{ctx: context.Background()}
	must(json.Unmarshal(text, &s.input))
	s.client, err = halley.Dial(s.ctx, s.HTTP, nil)
	must(err)
	defer s.client.Close()
	s.read()
	s.batch()
	s.revert()
	s.send()
	s.logs()
	s.subscribe()
	s.concurrent()
	s.examples()
}

func (s *scenario) read() {
	chainID := got(s.client.Eth.ChainID(s.ctx))
	balance := got(s.client.Eth.GetBalance(s.ctx, s.Account, halley.Number(1)))
	block := got(s.client.Eth.GetBlockByNumber(s.ctx, halley.Number(1), halley.Ptr(false)))
	transaction := got(s.client.Eth.GetTransactionByHash(s.ctx, halley.Hash{}))
	step("read", map[string]any{
		"chainId": wire(chainID), "balance": wire(balance), "block": wire(block), "transaction": wire(transaction),
	})
}

func (s *scenario) batch() {
	batch := s.client.NewBatch()
	chainID := batch.Eth.ChainID()
	reverted := batch.Eth.Call(s.call("revertWithReason"), nil, nil, nil)
	value := batch.Eth.Call(s.call("value"), nil, nil, nil)
	must(batch.Send(s.ctx))
	step("batch", map[string]any{"results": []any{settled(chainID), settled(reverted), settled(value)}})
}

func (s *scenario) call(name string) halley.CallObject {
	return halley.CallObject{To: &s.Probe, Data: data(s.Calls[name])}
}

func settled[T any](entry *halley.Entry[T]) any {
	result, err := entry.Result()
	if err == nil {
		return map[string]any{"result": wire(result)}
	}
	var answered *halley.RPCError
	if !errors.As(err, &answered) {
		must(err)
	}
	return map[string]any{
		"error": map[string]any{"code": answered.Code, "message": answered.Message, "data": answered.Data},
	}
}

func (s *scenario) revert() {
	withReason := s.revertOf("revertWithReason")
	withCustomError := s.revertOf("revertWithCustomError")
	step("revert", map[string]any{"withReason": withReason, "withCustomError": withCustomError})
}

func (s *scenario) revertOf(name string) any {
	_, err := s.client.Eth.Call(s.ctx, s.call(name), nil, nil, nil)
	var revert *halley.RevertError
	var answered *halley.RPCError
	if !errors.As(err, &revert) || !errors.As(err, &answered) {
		must(fmt.Errorf("%s: %w", name, err))
	}
	var reason any
	if revert.Reason != "" {
		reason = revert.Reason
	}
	return map[string]any{
		"class": answered.Name, "code": answered.Code, "message": answered.Message, "data": wire(revert.Data), "reason": reason,
	}
}

func (s *scenario) send() {
	var hashes, receipts []json.RawMessage
	for _, raw := range append([]string{s.Deploy}, s.Transactions...) {
		hash := got(s.client.Eth.SendRawTransaction(s.ctx, data(raw)))
		hashes = append(hashes, wire(hash))
		receipts = append(receipts, wire(s.receipt(hash)))
	}
	step("send", map[string]any{"hashes": hashes, "receipts": receipts})
}

func (s *scenario) receipt(hash halley.Hash) *halley.Receipt {
	for {
		if receipt := got(s.client.Eth.GetTransactionReceipt(s.ctx, hash)); receipt != nil {
			return receipt
		}
		time.Sleep(50 * time.Millisecond)
	}
}

func (s *scenario) logs() {
	filter := halley.Filter{FromBlock: number(s.FromBlock), Address: s.Probe}
	step("logs", map[string]any{"logs": wire(got(s.client.Eth.GetLogs(s.ctx, filter)))})
}

func (s *scenario) subscribe() {
	client := got(halley.Dial(s.ctx, s.WS, nil))
	defer client.Close()
	heads := got(client.SubscribeNewHeads(s.ctx, nil))
	logs := got(client.SubscribeLogs(s.ctx, &halley.LogsOptions{Address: s.Probe}))
	line(map[string]any{"ready": "cut"})
	var last struct {
		LastBlock string `json:"lastBlock"`
	}
	text, err := bufio.NewReader(os.Stdin).ReadBytes('\n')
	must(err)
	must(json.Unmarshal(text, &last))
	until := big.NewInt(0).SetUint64(uint64(number(last.LastBlock)))
	var seenHeads, seenLogs []json.RawMessage
	for {
		head := got(heads.Next(s.ctx)).(*halley.BlockHead)
		seenHeads = append(seenHeads, wire(head))
		if head.Number.Cmp(until) >= 0 {
			break
		}
	}
	for {
		log := got(logs.Next(s.ctx))
		seenLogs = append(seenLogs, wire(log))
		if log.BlockNumber.Cmp(until) >= 0 {
			break
		}
	}
	step("subscribe", map[string]any{"heads": seenHeads, "logs": seenLogs, "reconnects": client.Reconnects()})
}

func (s *scenario) concurrent() {
	socket := got(halley.Dial(s.ctx, s.WS, nil))
	defer socket.Close()
	step("concurrent", map[string]any{"webSocket": s.hundred(socket), "http": s.hundred(s.client)})
}

// hundred is how many of 100 requests at once got block 1.
func (s *scenario) hundred(client *halley.Client) int64 {
	expected := got(s.client.Eth.GetBlockByNumber(s.ctx, halley.Number(1), nil)).(*halley.Block)
	var right atomic.Int64
	var group sync.WaitGroup
	for range 100 {
		group.Add(1)
		go func() {
			defer group.Done()
			block := got(client.Eth.GetBlockByNumber(s.ctx, halley.Number(1), nil)).(*halley.Block)
			if block.Hash == expected.Hash {
				right.Add(1)
			}
		}()
	}
	group.Wait()
	return right.Load()
}

func step(name string, fields map[string]any) {
	fields["step"] = name
	line(fields)
}

func line(value any) {
	text, err := json.Marshal(value)
	must(err)
	_, err = fmt.Println(string(text))
	must(err)
}

func wire(value any) json.RawMessage {
	text, err := halley.Marshal(value)
	must(err)
	return text
}

func data(hex string) []byte {
	var bytes []byte
	must(halley.Unmarshal([]byte(`"`+hex+`"`), &bytes))
	return bytes
}

func number(hex string) halley.Number {
	var value halley.Number
	must(halley.Unmarshal([]byte(`"`+hex+`"`), &value))
	return value
}

func got[T any](value T, err error) T {
	must(err)
	return value
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
