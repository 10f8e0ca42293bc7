package halley

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
)

// errReplaced means that the chain changed while the subscription was resumed.
var errReplaced = errors.New("blocks were replaced meanwhile")

func startPosition(ctx context.Context, c *core, name string, options json.RawMessage) (*position, error) {
	newest, err := newestBlock(func(parameter any) (*seenBlock, error) {
		raw, err := c.callRaw(ctx, methodEthGetBlockByNumber, []any{parameter, false})
		if err != nil {
			return nil, err
		}
		return decodeSeenBlock(raw)
	})
	if err != nil {
		return nil, err
	}
	position := &position{ofLogs: name == "logs", places: map[logPlace]bool{}, maxBytes: c.options.MaxAnswerBytes}
	return position, position.begin(options, *newest)
}

func decodeSeenBlock(raw json.RawMessage) (*seenBlock, error) {
	var block *struct {
		Number *Number `json:"number"`
		Hash   *Hash   `json:"hash"`
	}
	err := decodeJSON(raw, &block, true)
	if err == nil && block != nil && (block.Number == nil || block.Hash == nil) {
		err = errors.New("the block lacks its number or its hash")
	}
	if err != nil {
		return nil, &MalformedAnswerError{Method: methodEthGetBlockByNumber.name, Cause: err}
	}
	if block == nil {
		return nil, nil
	}
	return &seenBlock{number: uint64(*block.Number), hash: *block.Hash}, nil
}

// blockReader reads blocks over a connection.
func (c *connection) blockReader(ctx context.Context) blockReader {
	return func(parameter any) (*seenBlock, error) {
		answer, err := c.ask(ctx, methodEthGetBlockByNumber, nil, parameter, false)
		if err != nil {
			return nil, err
		}
		raw, err := answer.result(methodEthGetBlockByNumber)
		if err != nil {
			return nil, err
		}
		return decodeSeenBlock(raw)
	}
}

// start subscribes on a connection.
func (s *subscription) start(ctx context.Context, opened *connection) error {
	options := s.options
	if s.position != nil {
		var err error
		if options, err = withField(options, "fromBlock", s.position.fromBlock()); err != nil {
			return err
		}
	}
	var failure error
	started := func(one answer) { failure = s.started(opened, one) }
	if _, err := opened.ask(ctx, &methodEntry{name: "eth_subscribe"}, started, Text(s.name), options); err != nil {
		return err
	}
	if failure != nil {
		return failure
	}
	if s.position != nil {
		isStanding, err := s.position.holds(opened.blockReader(ctx))
		if err == nil && !isStanding {
			err = errReplaced
		}
		if err != nil {
			s.leave()
			return err
		}
	}
	return s.settle(opened)
}

// started notes the id. The reader calls it before it reads the first notification.
func (s *subscription) started(opened *connection, one answer) error {
	raw, err := one.result(&methodEntry{name: "eth_subscribe"})
	if err != nil {
		return err
	}
	var id string
	if json.Unmarshal(raw, &id) != nil {
		return &MalformedAnswerError{Method: "eth_subscribe", Cause: errors.New("the id is no text")}
	}
	opened.mu.Lock()
	defer opened.mu.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ended != nil {
		go s.unsubscribe(opened, id)
		return nil
	}
	s.on, s.id = opened, id
	s.early, s.earlyBytes, s.isTooEarly = nil, 0, false
	opened.byID[id] = s
	return nil
}

// settle hands out what came early. From now on the subscription is resumed when the connection ends.
func (s *subscription) settle(opened *connection) error {
	opened.mu.Lock()
	defer opened.mu.Unlock()
	if opened.closed != nil {
		return &ConnectionError{Cause: opened.closed}
	}
	s.mu.Lock()
	early := s.early
	s.starting, s.early = false, nil
	var failure error
	for i := 0; i < len(early) && failure == nil; i++ {
		failure = s.enqueue(opened, early[i])
	}
	if failure == nil && s.isTooEarly {
		failure = ErrSlowConsumer
	}
	s.mu.Unlock()
	s.wake()
	if failure != nil {
		s.end(failure)
	}
	return nil
}

// leave drops a subscription that the server has accepted.
func (s *subscription) leave() {
	s.mu.Lock()
	on, id := s.on, s.id
	if s.ended != nil {
		on = nil
	}
	s.on, s.id, s.early = nil, "", nil
	s.mu.Unlock()
	if on != nil {
		go s.unsubscribe(on, id)
	}
}

func (s *subscription) unsubscribe(on *connection, id string) {
	on.mu.Lock()
	delete(on.byID, id)
	on.mu.Unlock()
	// The connection may have ended, and the subscription with it.
	_, _ = on.ask(on.ctx, &methodEntry{name: "eth_unsubscribe", required: 1}, nil, Text(id))
}

// interrupted resumes the subscription after its connection ended.
func (s *subscription) interrupted(broken *connection, cause error) {
	s.mu.Lock()
	lived := s.on == broken && !s.starting && s.ended == nil
	if lived {
		s.on, s.id, s.starting = nil, "", true
	}
	s.mu.Unlock()
	if !lived {
		return
	}
	if s.position == nil {
		s.end(errors.Join(ErrNotResumable, cause))
		return
	}
	go s.resume()
}

func (s *subscription) resume() {
	for attempt := 0; s.isStarting(); attempt++ {
		if attempt > 0 && sleep(s.socket.ctx, backoff(attempt-1)) != nil {
			return
		}
		opened, err := s.socket.connected(s.socket.ctx)
		if err == nil {
			err = s.restart(opened)
		}
		if isFinal(opened, err) {
			s.end(err)
		}
	}
}

// restart subscribes again where the subscription continues.
func (s *subscription) restart(opened *connection) error {
	removed, err := s.position.resume(opened.blockReader(s.socket.ctx))
	if err != nil {
		return err
	}
	s.mu.Lock()
	err = s.put(removed)
	s.mu.Unlock()
	s.wake()
	for err == nil {
		err = s.start(s.socket.ctx, opened)
		oldest, isTooOld := s.replayStart(err)
		if !isTooOld {
			return err
		}
		err = s.catchUp(s.socket.ctx, opened, oldest)
	}
	return err
}

// isFinal reports whether a subscription that cannot be resumed on a connection ends with the error.
func isFinal(opened *connection, err error) bool {
	var refused *RPCError
	if errors.As(err, &refused) {
		return refused.Name != ErrNodeUnavailable && refused.Name != ErrServerStopping
	}
	var malformed *MalformedAnswerError
	if errors.As(err, &malformed) {
		// On a connection that has ended it may be someone else's answer that was malformed.
		return opened != nil && opened.isOpen()
	}
	var status *HTTPError
	if errors.As(err, &status) {
		return status.Status == http.StatusUnauthorized || status.Status == http.StatusForbidden
	}
	var token *tokenError
	return errors.As(err, &token) || errors.Is(err, ErrSlowConsumer)
}

func (s *subscription) isStarting() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.starting && s.ended == nil
}
