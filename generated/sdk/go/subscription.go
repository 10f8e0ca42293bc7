package halley

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"sync"
)

// Subscription is what a server pushes over a WebSocket. When the connection breaks, newHeads and logs are resumed on
// the next one: nothing is lost and nothing comes twice. When blocks were replaced meanwhile, newHeads gives the new
// ones, and logs gives the logs of the old ones once more, with Removed set, and then those of the new ones.
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
	// starting is true while a goroutine is about to subscribe; there is never more than one. What comes meanwhile is
	// early: it waits until the position is known to hold. There is more when isTooEarly.
	starting   bool
	early      []json.RawMessage
	earlyBytes int64
	isTooEarly bool
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
		if inner.position, err = startPosition(ctx, c, name, encoded); err != nil {
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
		isPassing := errors.As(err, &connection) || errors.Is(err, errReplaced)
		if inner.position == nil || !isPassing || ctx.Err() != nil {
			inner.end(err)
			return nil, err
		}
		// The connection broke meanwhile. The position is known, so the subscription is resumed like any other.
		go inner.resume()
	}
	return &Subscription[T]{inner: inner}, nil
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
	if s.starting {
		s.earlyBytes += int64(len(raw))
		options := s.socket.core.options
		if len(s.early) >= options.MaxNotifications || s.earlyBytes > 2*options.MaxAnswerBytes {
			s.isTooEarly = true
		}
		if !s.isTooEarly {
			s.early = append(s.early, raw)
		}
		return nil
	}
	told := []json.RawMessage{raw}
	if s.position != nil {
		var err error
		if told, err = s.position.accept(raw); err != nil {
			return &MalformedAnswerError{Method: "eth_subscribe", Cause: err}
		}
	}
	return s.put(told)
}

// put has the caller told something. s.mu is held.
func (s *subscription) put(told []json.RawMessage) error {
	options := s.socket.core.options
	for _, raw := range told {
		if len(s.queue) >= options.MaxNotifications || s.bytes+int64(len(raw)) > 2*options.MaxAnswerBytes {
			return ErrSlowConsumer
		}
		s.queue = append(s.queue, raw)
		s.bytes += int64(len(raw))
	}
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
