package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"halley.example/halley"
)

// limited ends a test that waits for what does not come.
func limited(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	t.Cleanup(cancel)
	return ctx
}

// expectHeads compares the next heads with blocks such as "98a 99a".
func expectHeads(t *testing.T, heads *halley.Subscription[halley.BlockHeadOrBlock], expected string) {
	t.Helper()
	var seen []string
	for range strings.Fields(expected) {
		value, err := heads.Next(limited(t))
		if err != nil {
			t.Fatalf("got %v and then %v in place of %s", seen, err, expected)
		}
		head := value.(*halley.BlockHead)
		seen = append(seen, block{int(head.Number.Int64()), head.Hash[2]}.String())
	}
	if got := strings.Join(seen, " "); got != expected {
		t.Fatalf("got %s in place of %s", got, expected)
	}
}

// expectLogs compares the next logs with "98a#0 -98a#0", where - means removed and # comes before the index.
func expectLogs(t *testing.T, logs *halley.Subscription[*halley.Log], expected string) {
	t.Helper()
	var seen []string
	for range strings.Fields(expected) {
		log, err := logs.Next(limited(t))
		if err != nil {
			t.Fatalf("got %v and then %v in place of %s", seen, err, expected)
		}
		sign := map[bool]string{true: "-"}[log.Removed]
		seen = append(seen, fmt.Sprintf("%s%v#%v", sign, block{int(log.BlockNumber.Int64()), log.BlockHash[2]}, log.LogIndex))
	}
	if got := strings.Join(seen, " "); got != expected {
		t.Fatalf("got %s in place of %s", got, expected)
	}
}

func subscribeHeads(t *testing.T, s *chainServer) *halley.Subscription[halley.BlockHeadOrBlock] {
	return got(dial(t, s.url, nil).SubscribeNewHeads(limited(t), nil))
}

func subscribeLogs(t *testing.T, s *chainServer) *halley.Subscription[*halley.Log] {
	return got(dial(t, s.url, nil).SubscribeLogs(limited(t), nil))
}

func TestHeadsGoOnWhereTheConnectionBroke(t *testing.T) {
	s := newChainServer(t, span('a', 1, 4), nil)
	heads := subscribeHeads(t, s)
	s.expectAsked(t, `{"fromBlock":"0x5"}`)
	s.cut(span('a', 1, 4))
	s.expectAsked(t, `{"fromBlock":"0x5"}`)
	s.grow(span('a', 5, 6)...)
	expectHeads(t, heads, "5a 6a")
	s.cut(span('a', 1, 8))
	s.expectAsked(t, `{"fromBlock":"0x7"}`)
	expectHeads(t, heads, "7a 8a")
}

func TestHeadsThatWereReplacedDuringACutComeAnew(t *testing.T) {
	s := newChainServer(t, span('a', 90, 97), nil)
	heads := subscribeHeads(t, s)
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('a', 98, 100)...)
	expectHeads(t, heads, "98a 99a 100a")
	s.cut(span('a', 90, 97), span('b', 98, 101))
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	expectHeads(t, heads, "98b 99b 100b 101b")
}

func TestHeadsThatWereReplacedBeforeTheCutComeOnce(t *testing.T) {
	s := newChainServer(t, span('a', 90, 97), nil)
	heads := subscribeHeads(t, s)
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(append(span('a', 98, 100), span('b', 99, 100)...)...)
	expectHeads(t, heads, "98a 99a 100a 99b 100b")
	s.cut(span('a', 90, 98), span('b', 99, 101))
	s.expectAsked(t, `{"fromBlock":"0x65"}`)
	expectHeads(t, heads, "101b")
}

// A node that lags behind has the same blocks, but not the newest ones.
func TestHeadsOfALaggingNodeComeOnce(t *testing.T) {
	s := newChainServer(t, span('a', 90, 97), nil)
	heads := subscribeHeads(t, s)
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('a', 98, 100)...)
	expectHeads(t, heads, "98a 99a 100a")
	s.cut(span('a', 90, 98))
	s.expectAsked(t, `{"fromBlock":"0x63"}`)
	s.grow(span('a', 99, 101)...)
	expectHeads(t, heads, "101a")
	// It may also go on otherwise.
	s.cut(span('a', 90, 99))
	s.expectAsked(t, `{"fromBlock":"0x64"}`)
	s.grow(span('b', 100, 101)...)
	expectHeads(t, heads, "100b 101b")
}

// A chain that began anew is shorter: a subscription that waited for its old next block would be silent.
func TestHeadsGoOnAfterTheHeadOfAChainThatBeganAnew(t *testing.T) {
	s := newChainServer(t, span('a', 90, 100), nil)
	heads := subscribeHeads(t, s)
	s.expectAsked(t, `{"fromBlock":"0x65"}`)
	s.grow(block{101, 'a'})
	expectHeads(t, heads, "101a")
	s.cut(span('b', 1, 5))
	s.expectAsked(t, `{"fromBlock":"0x6"}`)
	s.grow(block{6, 'b'})
	expectHeads(t, heads, "6b")
}

func TestABlockToComeThatTheCallerNamedStaysTheFirst(t *testing.T) {
	s := newChainServer(t, span('a', 1, 5), map[string]int{"9a": 1, "10a": 1})
	from := halley.Number(10)
	client := dial(t, s.url, nil)
	heads := got(client.SubscribeNewHeads(limited(t), &halley.NewHeadsOptions{FromBlock: from}))
	s.expectAsked(t, `{"fromBlock":"0xa"}`)
	s.cut(span('b', 1, 3))
	s.expectAsked(t, `{"fromBlock":"0xa"}`)
	s.grow(append(span('b', 4, 8), span('a', 9, 10)...)...)
	expectHeads(t, heads, "10a")
}

// The chain may change between the look at it and the subscription.
func TestHeadsThatWereReplacedWhileSubscribingComeAnew(t *testing.T) {
	s := newChainServer(t, span('a', 90, 97), nil)
	heads := subscribeHeads(t, s)
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('a', 98, 100)...)
	expectHeads(t, heads, "98a 99a 100a")
	s.onSubscribe = func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.chain = append(span('a', 90, 98), span('b', 99, 101)...)
	}
	s.cut(span('a', 90, 100))
	s.expectAsked(t, `{"fromBlock":"0x65"}`)
	s.expectAsked(t, `{"fromBlock":"0x63"}`)
	expectHeads(t, heads, "99b 100b 101b")
}

func TestSoManyHeadsAreRemembered(t *testing.T) {
	s := newChainServer(t, span('a', 1, 4), nil)
	heads := subscribeHeads(t, s)
	s.expectAsked(t, `{"fromBlock":"0x5"}`)
	for _, one := range span('a', 5, 1100) {
		s.grow(one)
		expectHeads(t, heads, one.String())
	}
	s.cut(span('b', 1, 1100))
	// 1,024 of them: from block 77 on.
	s.expectAsked(t, `{"fromBlock":"0x4d"}`)
	expectHeads(t, heads, "77b 78b")
}

func TestLogsOfAResumedSubscriptionComeOnce(t *testing.T) {
	s := newChainServer(t, span('a', 1, 4), map[string]int{"4a": 1, "5a": 2, "7a": 1})
	logs := subscribeLogs(t, s)
	s.expectAsked(t, `{"fromBlock":"0x5"}`)
	s.cut(span('a', 1, 4))
	s.expectAsked(t, `{"fromBlock":"0x5"}`)
	s.grow(span('a', 5, 6)...)
	expectLogs(t, logs, "5a#0 5a#1")
	s.cut(span('a', 1, 8))
	s.expectAsked(t, `{"fromBlock":"0x5"}`)
	expectLogs(t, logs, "7a#0")
}

var forked = map[string]int{"98a": 2, "100a": 1, "98b": 1, "99b": 2, "101b": 1}

func TestLogsThatWereReplacedDuringACutAreRemoved(t *testing.T) {
	s := newChainServer(t, span('a', 90, 97), forked)
	logs := subscribeLogs(t, s)
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('a', 98, 100)...)
	expectLogs(t, logs, "98a#0 98a#1 100a#0")
	s.cut(span('a', 90, 97), span('b', 98, 101))
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	expectLogs(t, logs, "-98a#0 -98a#1 -100a#0 98b#0 99b#0 99b#1 101b#0")
}

// The server takes them back lowest block first, and may be cut off before the new blocks come.
func TestLogsThatWereRemovedBeforeTheCutAreRemovedOnce(t *testing.T) {
	s := newChainServer(t, span('a', 90, 97), forked)
	logs := subscribeLogs(t, s)
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('a', 98, 100)...)
	s.remove(span('a', 98, 100)...)
	expectLogs(t, logs, "98a#0 98a#1 100a#0 -98a#0 -98a#1 -100a#0")
	s.cut(span('a', 90, 97), span('b', 98, 101))
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	expectLogs(t, logs, "98b#0 99b#0 99b#1 101b#0")
}

func TestLogsThatWereRemovedInPartAreRemovedOnce(t *testing.T) {
	s := newChainServer(t, span('a', 90, 97), forked)
	logs := subscribeLogs(t, s)
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('a', 98, 100)...)
	s.remove(block{98, 'a'})
	expectLogs(t, logs, "98a#0 98a#1 100a#0 -98a#0 -98a#1")
	s.cut(span('a', 90, 97), span('b', 98, 101))
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	expectLogs(t, logs, "-100a#0 98b#0 99b#0 99b#1 101b#0")
}

func TestLogsOfALaggingNodeComeOnce(t *testing.T) {
	s := newChainServer(t, span('a', 90, 97), map[string]int{"100a": 2, "101a": 1, "99b": 1, "101b": 1})
	logs := subscribeLogs(t, s)
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('a', 98, 100)...)
	expectLogs(t, logs, "100a#0 100a#1")
	s.cut(span('a', 90, 98))
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('a', 99, 101)...)
	expectLogs(t, logs, "101a#0")
	// It may also go on otherwise.
	s.cut(span('a', 90, 98))
	s.expectAsked(t, `{"fromBlock":"0x62"}`)
	s.grow(span('b', 99, 101)...)
	expectLogs(t, logs, "-100a#0 -100a#1 -101a#0 99b#0 101b#0")
}

func TestLogsOfAChainThatBeganAnewAreRemoved(t *testing.T) {
	s := newChainServer(t, span('a', 90, 99), map[string]int{"100a": 1, "6b": 1})
	logs := subscribeLogs(t, s)
	s.expectAsked(t, `{"fromBlock":"0x64"}`)
	s.grow(block{100, 'a'})
	expectLogs(t, logs, "100a#0")
	s.cut(span('b', 1, 5))
	s.expectAsked(t, `{"fromBlock":"0x6"}`)
	s.grow(block{6, 'b'})
	expectLogs(t, logs, "-100a#0 6b#0")
}

// The last log may be far back although the connection broke just now.
func TestLogsThatAreTooOldToBeReplayedComeFromQueries(t *testing.T) {
	s := newChainServer(t, span('a', 1, 4), map[string]int{"5a": 2, "7a": 1, "20a": 2, "1990a": 1, "1995a": 1, "1999a": 1, "2001a": 1})
	s.maxReplay, s.maxRange = 10, 50
	logs := subscribeLogs(t, s)
	s.expectAsked(t, `{"fromBlock":"0x5"}`)
	s.grow(block{5, 'a'})
	expectLogs(t, logs, "5a#0 5a#1")
	s.cut(span('a', 1, 2000))
	s.expectAsked(t, `{"fromBlock":"0x7c7"}`)
	expectLogs(t, logs, "7a#0 20a#0 20a#1 1990a#0 1995a#0 1999a#0")
	s.cut(span('a', 1, 2001))
	s.expectAsked(t, `{"fromBlock":"0x7cf"}`)
	expectLogs(t, logs, "2001a#0")
}

func TestHeadsThatAreTooOldToBeReplayedEndTheSubscription(t *testing.T) {
	s := newChainServer(t, span('a', 1, 4), nil)
	s.maxReplay = 10
	heads := subscribeHeads(t, s)
	s.cut(span('a', 1, 15))
	if _, err := heads.Next(limited(t)); !errors.Is(err, halley.ErrLogRangeExceeded) {
		t.Fatalf("got %v", err)
	}
}

func TestSlowConsumer(t *testing.T) {
	for name, from := range map[string]halley.BlockNumberOrTag{"pushed": nil, "replayed": halley.Number(5)} {
		t.Run(name, func(t *testing.T) {
			s := newChainServer(t, span('a', 1, 4), nil)
			if from != nil {
				s.grow(span('a', 5, 8)...)
			}
			client := dial(t, s.url, &halley.Options{MaxNotifications: 2})
			heads := got(client.SubscribeNewHeads(limited(t), &halley.NewHeadsOptions{FromBlock: from}))
			if from == nil {
				s.grow(span('a', 5, 8)...)
			}
			// An answer that comes after the notifications says that they are there.
			got(client.Eth.BlockNumber(limited(t)))
			expectHeads(t, heads, "5a 6a")
			if _, err := heads.Next(limited(t)); !errors.Is(err, halley.ErrSlowConsumer) {
				t.Fatalf("got %v", err)
			}
		})
	}
}

func TestSubscriptionThatWasClosed(t *testing.T) {
	s := newChainServer(t, span('a', 1, 4), nil)
	heads := subscribeHeads(t, s)
	must(heads.Close())
	if _, err := heads.Next(limited(t)); !errors.Is(err, halley.ErrClosed) {
		t.Fatalf("got %v", err)
	}
}

func TestSubscriptionThatCannotBeResumed(t *testing.T) {
	s := newChainServer(t, span('a', 1, 4), nil)
	pending := got(dial(t, s.url, nil).SubscribeNewPendingTransactions(limited(t), nil))
	s.cut(span('a', 1, 4))
	if _, err := pending.Next(limited(t)); !errors.Is(err, halley.ErrNotResumable) {
		t.Fatalf("got %v", err)
	}
}
