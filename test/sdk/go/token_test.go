package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync/atomic"
	"testing"

	"halley.example/halley"
)

// countedTokens gives t1, t2 and so on.
func countedTokens() func(context.Context) (string, error) {
	var given atomic.Int64
	return func(context.Context) (string, error) { return fmt.Sprintf("t%d", given.Add(1)), nil }
}

func TestTokenSourceIsAskedForEachHTTPRequest(t *testing.T) {
	var tokens []string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		tokens = append(tokens, r.Header.Get("Authorization"))
		w.WriteHeader(http.StatusServiceUnavailable)
	}))
	defer server.Close()
	client := dial(t, server.URL, &halley.Options{TokenSource: countedTokens(), Token: "unused", Retries: 1})
	for range 2 {
		var status *halley.HTTPError
		if _, err := client.Eth.BlockNumber(limited(t)); !errors.As(err, &status) {
			t.Fatalf("got %v", err)
		}
	}
	if expected := []string{"Bearer t1", "Bearer t2", "Bearer t3", "Bearer t4"}; !slices.Equal(tokens, expected) {
		t.Fatalf("got %v", tokens)
	}
}

func TestTokenSourceIsAskedForEachConnection(t *testing.T) {
	s := newChainServer(t, span('a', 1, 4), nil)
	heads := got(dial(t, s.url, &halley.Options{TokenSource: countedTokens()}).SubscribeNewHeads(limited(t), nil))
	s.cut(span('a', 1, 5))
	expectHeads(t, heads, "5a")
	if expected := []string{"Bearer t1", "Bearer t2"}; !slices.Equal(s.tokens, expected) {
		t.Fatalf("got %v", s.tokens)
	}
}

func TestSubscriptionEndsWhenItsTokenIsRefused(t *testing.T) {
	for _, refusal := range []int{http.StatusUnauthorized, http.StatusForbidden} {
		t.Run(http.StatusText(refusal), func(t *testing.T) {
			s := newChainServer(t, span('a', 1, 4), nil)
			heads := subscribeHeads(t, s)
			s.grow(block{5, 'a'})
			s.mu.Lock()
			s.refusal = refusal
			s.mu.Unlock()
			s.cut(span('a', 1, 5))
			expectHeads(t, heads, "5a")
			var status *halley.HTTPError
			if _, err := heads.Next(limited(t)); !errors.As(err, &status) || status.Status != refusal {
				t.Fatalf("got %v", err)
			}
		})
	}
}

func TestTokenSourceWithoutAToken(t *testing.T) {
	locked := errors.New("the key store is locked")
	options := &halley.Options{TokenSource: func(context.Context) (string, error) { return "", locked }}
	address, requests := serve(t, result(`"0x1"`))
	if _, err := dial(t, address, options).Eth.BlockNumber(limited(t)); !errors.Is(err, locked) {
		t.Fatalf("got %v", err)
	}
	s := newChainServer(t, span('a', 1, 4), nil)
	if _, err := halley.Dial(limited(t), s.url, options); !errors.Is(err, locked) {
		t.Fatalf("got %v", err)
	}
	if requests.Load() != 0 || len(s.tokens) != 0 {
		t.Fatal("the server was asked without a token")
	}
}

func TestSubscriptionEndsWhenThereIsNoTokenAnyMore(t *testing.T) {
	expired := errors.New("the key expired")
	source := countedTokens()
	options := &halley.Options{TokenSource: func(ctx context.Context) (string, error) {
		if token, _ := source(ctx); token == "t1" {
			return token, nil
		}
		return "", expired
	}}
	s := newChainServer(t, span('a', 1, 4), nil)
	heads := got(dial(t, s.url, options).SubscribeNewHeads(limited(t), nil))
	s.cut(span('a', 1, 5))
	if _, err := heads.Next(limited(t)); !errors.Is(err, expired) {
		t.Fatalf("got %v", err)
	}
}
