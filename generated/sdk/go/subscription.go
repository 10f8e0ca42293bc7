package halley

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"strconv"
	"sync"
)

// Subscription is what a server pushes over a WebSocket. When the connection breaks, it is resumed on the next one
// from the block after the last one that was received: nothing is lost and nothing comes twice.
type Subscription[T any] struct{ inner *subscription }

// Next waits for the next notification. When the subscription has ended, it returns first what had come, and then
// the error that ended it; ErrClosed after Close.
func (s *Subscription[T]) Next(ctx context.Context) (T, error) {
	var value T
	raw, err := s.inner.next(ctx)
	if err != nil {
		return value, err
	}
	if err := decodeJSON(raw, &value, false); err != nil {
		return *new(T), &MalformedAnswerError{Method: "eth_subscribe", Cause: err}
	}
	return value, nil
}

// All yields notifications until the subscription ends or ctx is done; the last pair has the error.
func (s *Subscription[T]) All(ctx context.Context) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for {
			value, err := s.Next(ctx)
			if !yield(value, err) || err != nil {
				return
			}
		}
	}
}

// Close ends the subscription and tells the server.
func (s *Subscription[T]) Close() error {
	s.inner.end(ErrClosed)
	return nil
}

type subscription struct {
	socket *socket
	name   string
	// position is nil for a subscription that cannot be resumed.
	position *position
	options  json.RawMessage

	mu     sync.Mutex
	queue  []json.RawMessage
	bytes  int64
	ended  error
	wakeUp chan struct{}
	// on and id are where the subscription lives now.
	on *connection
	id string
	// starting is true while a goroutine is about to subscribe; there is never more than one.
	starting bool
}

// subscribe starts a subscription. options is a pointer to the options, or nil.
func subscribe[T any](ctx context.Context, c *core, name string, resumable bool, options any) (*Subscription[T], error) {
	socket, ok := c.transport.(*socket)
	if !ok {
		return nil, ErrNoWebSocket
	}
	encoded, err := encodeJSON(options)
	if err != nil {
		return nil, err
	}
	inner := &subscription{
		socket: socket, name: name, options: encoded, wakeUp: make(chan struct{}, 1), starting: true,
	}
	if resumable {
		if inner.position, err = startPosition(ctx, c, encoded); err != nil {
			return nil, err
		}
	}
	opened, err := socket.connected(ctx)
	if err != nil {
		return nil, err
	}
	socket.mu.Lock()
	socket.subscriptions[inner] = struct{}{}
	socket.mu.Unlock()
	if err := inner.start(ctx, opened); err != nil {
		var connection *ConnectionError
		if inner.position == nil || !errors.As(err, &connection) || ctx.Err() != nil {
			inner.end(err)
			return nil, err
		}
		// The connection broke meanwhile. The position is known, so the subscription is resumed like any other.
		go inner.resume()
	}
	return &Subscription[T]{inner: inner}, nil
}

// startPosition is the block that the caller names, or the one after the newest: so a connection that breaks before
// the first notification loses nothing either.
func startPosition(ctx context.Context, c *core, options json.RawMessage) (*position, error) {
	var given struct {
		FromBlock *string `json:"fromBlock"`
	}
	if string(options) != "null" {
		if err := json.Unmarshal(options, &given); err != nil {
			return nil, err
		}
	}
	if given.FromBlock != nil && *given.FromBlock != "latest" {
		return &position{from: *given.FromBlock, asked: true}, nil
	}
	newest, err := head(ctx, c)
	if err != nil {
		return nil, err
	}
	return &position{from: "0x" + strconv.FormatUint(uint64(newest)+1, 16)}, nil
}

// head is the number of the newest block.
func head(ctx context.Context, c *core) (Number, error) {
	return call[Number](ctx, c, &methodEntry{name: "eth_blockNumber", isRead: true})
}

// start subscribes on a connection.
func (s *subscription) start(ctx context.Context, opened *connection) error {
	options := s.options
	if s.position != nil {
		var err error
		if options, err = withFromBlock(options, s.position.from); err != nil {
			return err
		}
	}
	id := s.socket.core.lastID.Add(1)
	body, err := requestText(id, &methodEntry{name: "eth_subscribe"}, []any{Text(s.name), options})
	if err != nil {
		return err
	}
	var failure error
	ctx, cancel := context.WithTimeout(ctx, s.socket.core.options.Timeout)
	defer cancel()
	_, err = opened.exchange(ctx, body, []uint64{id}, func(one answer) { failure = s.started(opened, one) })
	if err == nil {
		err = failure
	}
	return err
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
	if opened.closed != nil {
		return &ConnectionError{Cause: opened.closed}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ended != nil {
		go s.unsubscribe(opened, id)
		return nil
	}
	s.on, s.id, s.starting = opened, id, false
	opened.byID[id] = s
	return nil
}

func withFromBlock(options json.RawMessage, from string) (json.RawMessage, error) {
	fields := map[string]json.RawMessage{}
	if string(options) != "null" {
		if err := json.Unmarshal(options, &fields); err != nil {
			return nil, err
		}
	}
	encoded, err := json.Marshal(from)
	if err != nil {
		return nil, err
	}
	fields["fromBlock"] = encoded
	return json.Marshal(fields)
}

// deliver takes a notification from the reader of a connection. It does not wait: a caller that is too slow loses the
// subscription, and learns that.
func (s *subscription) deliver(from *connection, raw json.RawMessage) {
	s.mu.Lock()
	err := s.enqueue(from, raw)
	s.mu.Unlock()
	s.wake()
	if err != nil {
		s.end(err)
	}
}

func (s *subscription) enqueue(from *connection, raw json.RawMessage) error {
	if s.ended != nil || s.on != from {
		return nil
	}
	if s.position != nil {
		isNew, err := s.position.advance(raw)
		if err != nil {
			return &MalformedAnswerError{Method: "eth_subscribe", Cause: err}
		}
		if !isNew {
			return nil
		}
	}
	options := s.socket.core.options
	if len(s.queue) >= options.MaxNotifications || s.bytes+int64(len(raw)) > 2*options.MaxAnswerBytes {
		return ErrSlowConsumer
	}
	s.queue = append(s.queue, raw)
	s.bytes += int64(len(raw))
	return nil
}

func (s *subscription) wake() {
	select {
	case s.wakeUp <- struct{}{}:
	default:
	}
}

func (s *subscription) next(ctx context.Context) (json.RawMessage, error) {
	for {
		s.mu.Lock()
		if len(s.queue) > 0 {
			raw := s.queue[0]
			s.queue[0] = nil
			s.queue = s.queue[1:]
			s.bytes -= int64(len(raw))
			s.mu.Unlock()
			s.wake()
			return raw, nil
		}
		ended := s.ended
		s.mu.Unlock()
		if ended != nil {
			s.wake()
			return nil, ended
		}
		select {
		case <-s.wakeUp:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// end ends the subscription with the error that the caller gets after what has come.
func (s *subscription) end(err error) {
	s.mu.Lock()
	if s.ended != nil {
		s.mu.Unlock()
		return
	}
	s.ended = err
	on, id := s.on, s.id
	s.mu.Unlock()
	s.wake()
	s.socket.mu.Lock()
	delete(s.socket.subscriptions, s)
	s.socket.mu.Unlock()
	if on != nil {
		go s.unsubscribe(on, id)
	}
}

func (s *subscription) unsubscribe(on *connection, id string) {
	on.mu.Lock()
	delete(on.byID, id)
	on.mu.Unlock()
	request := s.socket.core.lastID.Add(1)
	body, err := requestText(request, &methodEntry{name: "eth_unsubscribe", required: 1}, []any{Text(id)})
	if err != nil {
		return
	}
	ctx, cancel := context.WithTimeout(on.ctx, s.socket.core.options.Timeout)
	defer cancel()
	// The connection may have ended, and the subscription with it.
	_, _ = on.exchange(ctx, body, []uint64{request}, nil)
}

// interrupted resumes the subscription after its connection ended.
func (s *subscription) interrupted(broken *connection, cause error) {
	s.mu.Lock()
	lived := s.on == broken && !s.starting && s.ended == nil
	if lived {
		s.on, s.id, s.starting = nil, "", true
		if s.position != nil {
			s.position.resume()
		}
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
		var refused *RPCError
		if errors.As(err, &refused) && refused.Name != ErrNodeUnavailable && refused.Name != ErrServerStopping {
			s.end(err)
		}
	}
}

// restart subscribes anew where the subscription goes on.
func (s *subscription) restart(opened *connection) error {
	if s.position != nil && !s.position.asked {
		newest, err := head(s.socket.ctx, s.socket.core)
		if err != nil {
			return err
		}
		s.position.notAfter(uint64(newest))
	}
	return s.start(s.socket.ctx, opened)
}

func (s *subscription) isStarting() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.starting && s.ended == nil
}
