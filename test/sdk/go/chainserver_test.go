package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/coder/websocket"
	"halley.example/halley"
)

// A block of a chainServer: 98a and 98b have the same number and different hashes.
type block struct {
	number int
	fork   byte
}

func (b block) String() string { return fmt.Sprintf("%d%c", b.number, b.fork) }

func (b block) hash() halley.Hash { return halley.Hash{byte(b.number >> 8), byte(b.number), b.fork} }

// span is the blocks of a fork from a number to another.
func span(fork byte, from, to int) []block {
	var blocks []block
	for number := from; number <= to; number++ {
		blocks = append(blocks, block{number, fork})
	}
	return blocks
}

func (b block) head() json.RawMessage {
	zero := new(big.Int)
	return wire(halley.BlockHead{
		Number: big.NewInt(int64(b.number)), Hash: b.hash(), Difficulty: zero, GasLimit: zero, GasUsed: zero,
		Timestamp: zero, TotalDifficulty: zero, Size: zero,
	})
}

func (b block) log(index int, removed bool) json.RawMessage {
	return wire(halley.Log{
		Topics: []halley.Hash{}, BlockNumber: big.NewInt(int64(b.number)), BlockHash: b.hash(), LogIndex: big.NewInt(int64(index)),
		BlockTimestamp: new(big.Int), TransactionIndex: new(big.Int), Removed: removed,
	})
}

// A chainServer speaks of one chain over WebSocket, and replays it from fromBlock on, as Halley does.
type chainServer struct {
	url string
	// asked are the options of each eth_subscribe.
	asked chan string
	// maxReplay is how many blocks are replayed, and maxRange of how many eth_getLogs answers the logs.
	maxReplay, maxRange int
	// onSubscribe is called once, before an eth_subscribe is answered.
	onSubscribe func()

	mu sync.Mutex
	// refusal is the HTTP status of new connections; 0 while they are welcome.
	refusal int
	// tokens are the Authorization headers of all connections.
	tokens []string
	chain  []block
	// logs is how many logs each block has.
	logs map[string]int
	// live are the subscriptions; the id of each is its place.
	live []*livePush
}

type livePush struct {
	ws   *websocket.Conn
	name string
	from uint64
}

func newChainServer(t *testing.T, chain []block, logs map[string]int) *chainServer {
	s := &chainServer{maxReplay: 10_000, maxRange: 10_000, asked: make(chan string, 100), chain: chain, logs: logs}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		s.tokens = append(s.tokens, r.Header.Get("Authorization"))
		refusal := s.refusal
		s.mu.Unlock()
		if refusal != 0 {
			w.WriteHeader(refusal)
			return
		}
		ws, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		for {
			_, body, err := ws.Read(context.Background())
			if err != nil {
				return
			}
			s.answer(ws, string(body))
		}
	}))
	t.Cleanup(server.Close)
	s.url = "ws" + strings.TrimPrefix(server.URL, "http")
	return s
}

func (s *chainServer) answer(ws *websocket.Conn, body string) {
	var request struct {
		Method string
		Params []json.RawMessage
	}
	must(json.Unmarshal([]byte(body), &request))
	switch request.Method {
	case "eth_blockNumber":
		say(ws, result(fmt.Sprintf(`"0x%x"`, s.newest().number))(body))
	case "eth_getBlockByNumber":
		say(ws, result(s.blockAt(string(request.Params[0])))(body))
	case "eth_getLogs":
		s.getLogs(ws, body, request.Params[0])
	case "eth_subscribe":
		s.subscribe(ws, body, request.Params)
	default:
		say(ws, result(`true`)(body))
	}
}

func (s *chainServer) newest() block {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.chain[len(s.chain)-1]
}

func (s *chainServer) blockAt(parameter string) string {
	if parameter == `"latest"` {
		return string(s.newest().head())
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, one := range s.chain {
		if parameter == fmt.Sprintf(`"0x%x"`, one.number) {
			return string(one.head())
		}
	}
	return "null"
}

func (s *chainServer) subscribe(ws *websocket.Conn, body string, params []json.RawMessage) {
	if hook := s.onSubscribe; hook != nil {
		s.onSubscribe = nil
		hook()
	}
	var name string
	// Subscriptions that cannot be resumed have none.
	options := struct {
		FromBlock halley.Number `json:"fromBlock"`
	}{}
	must(json.Unmarshal(params[0], &name))
	if strings.Contains(string(params[1]), "fromBlock") {
		must(halley.Unmarshal(params[1], &options))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if newest := s.chain[len(s.chain)-1].number; newest-int(options.FromBlock) >= s.maxReplay {
		from, to := fmt.Sprintf("0x%x", newest-s.maxReplay+1), fmt.Sprintf("0x%x", newest)
		say(ws, failure(fmt.Sprintf(`{"code":-32005,"message":"query exceeds max block range %d. Try with this block `+
			`range [%s, %s].","data":{"from":"%s","to":"%s"}}`, s.maxReplay, from, to, from, to))(body))
		return
	}
	push := &livePush{ws, name, uint64(options.FromBlock)}
	s.live = append(s.live, push)
	say(ws, result(fmt.Sprintf(`"0x%x"`, len(s.live)-1))(body))
	for _, one := range s.chain {
		s.send(len(s.live)-1, one)
	}
	s.asked <- string(params[1])
}

func (s *chainServer) getLogs(ws *websocket.Conn, body string, param json.RawMessage) {
	var filter struct {
		FromBlock halley.Number `json:"fromBlock"`
		ToBlock   halley.Number `json:"toBlock"`
	}
	must(halley.Unmarshal(param, &filter))
	s.mu.Lock()
	defer s.mu.Unlock()
	if int(filter.ToBlock-filter.FromBlock) >= s.maxRange {
		say(ws, failure(`{"code":-32005,"message":"too many results"}`)(body))
		return
	}
	logs := []json.RawMessage{}
	for _, one := range s.chain {
		if number := halley.Number(one.number); filter.FromBlock <= number && number <= filter.ToBlock {
			for index := range s.logs[one.String()] {
				logs = append(logs, one.log(index, false))
			}
		}
	}
	say(ws, result(string(wire(logs)))(body))
}

// send pushes what one subscription gets of a block.
func (s *chainServer) send(id int, one block) {
	push := s.live[id]
	if uint64(one.number) < push.from {
		return
	}
	if push.name == "newHeads" {
		say(push.ws, pushed(id, one.head()))
		return
	}
	for index := range s.logs[one.String()] {
		say(push.ws, pushed(id, one.log(index, false)))
	}
}

func pushed(id int, result json.RawMessage) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x%x","result":%s}}`, id, result)
}

// grow adds blocks to the chain in place of those of their numbers, and pushes them.
func (s *chainServer) grow(blocks ...block) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, one := range blocks {
		s.chain = slices.DeleteFunc(s.chain, func(old block) bool { return old.number >= one.number })
		s.chain = append(s.chain, one)
		for id := range s.live {
			s.send(id, one)
		}
	}
}

// remove pushes the logs of blocks once more, as removed.
func (s *chainServer) remove(blocks ...block) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, one := range blocks {
		for index := range s.logs[one.String()] {
			for id, push := range s.live {
				say(push.ws, pushed(id, one.log(index, true)))
			}
		}
	}
}

// cut closes all connections and goes on with another chain.
func (s *chainServer) cut(chain ...[]block) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.chain = slices.Concat(chain...)
	for _, push := range s.live {
		_ = push.ws.CloseNow()
	}
}

// expectAsked compares the options of the next eth_subscribe.
func (s *chainServer) expectAsked(t *testing.T, expected string) {
	t.Helper()
	select {
	case options := <-s.asked:
		if options != expected {
			t.Fatalf("asked with %s in place of %s", options, expected)
		}
	case <-limited(t).Done():
		t.Fatalf("asked for nothing in place of %s", expected)
	}
}
