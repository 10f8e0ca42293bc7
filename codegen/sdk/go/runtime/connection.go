package halley

import (
	"context"
	"errors"
	"strconv"
	"sync"
	"time"

	"github.com/coder/websocket"
)

const (
	pingInterval = 20 * time.Second
	pingTimeout  = 10 * time.Second
)

// A connection is one life of a socket.
type connection struct {
	socket *socket
	ws     *websocket.Conn
	ctx    context.Context
	cancel context.CancelFunc

	// writing is held by the goroutine that writes.
	writing chan struct{}

	mu      sync.Mutex
	closed  error
	pending map[uint64]*waiter
	// byID finds the subscription that a notification belongs to.
	byID map[string]*subscription
}

// A waiter waits for the answers to one message.
type waiter struct {
	ids     []uint64
	isBatch bool
	answers []answer
	missing int
	// answered is called by the reader before it reads on, so that no notification overtakes it.
	answered func(answer)
	done     chan error
}

// finish ends the waiting, unless it has ended.
func (w *waiter) finish(err error) {
	select {
	case w.done <- err:
	default:
	}
}

func (c *connection) exchange(ctx context.Context, body []byte, ids []uint64, answered func(answer)) ([]answer, error) {
	waiting := &waiter{
		ids: ids, isBatch: isList(body), answers: make([]answer, len(ids)), missing: len(ids),
		answered: answered, done: make(chan error, 1),
	}
	c.mu.Lock()
	if c.closed != nil {
		c.mu.Unlock()
		return nil, c.closed
	}
	for _, id := range ids {
		c.pending[id] = waiting
	}
	c.mu.Unlock()
	defer c.forget(waiting)
	if err := c.write(ctx, body); err != nil {
		return nil, err
	}
	select {
	case err := <-waiting.done:
		return waiting.answers, err
	case <-ctx.Done():
		return nil, &ConnectionError{Cause: ctx.Err()}
	}
}

// write sends a message unless ctx ends before its turn. A write that has begun does not stop when ctx ends, because
// that would break the connection; no one waits for it then.
func (c *connection) write(ctx context.Context, body []byte) error {
	select {
	case <-ctx.Done():
		return &ConnectionError{Cause: ctx.Err()}
	case <-c.ctx.Done():
		// The caller learns why from the end of the connection.
		return nil
	case c.writing <- struct{}{}:
	}
	// Of several cases that are ready, select takes any.
	if err := ctx.Err(); err != nil {
		<-c.writing
		return &ConnectionError{Cause: err}
	}
	go func() {
		err := c.ws.Write(c.ctx, websocket.MessageText, body)
		<-c.writing
		if err != nil {
			c.end(&ConnectionError{Cause: err})
		}
	}()
	return nil
}

// ask sends one call. answered, unless it is nil, hears of the answer before the reader reads on.
func (c *connection) ask(ctx context.Context, method *methodEntry, answered func(answer), params ...any) (answer, error) {
	core := c.socket.core
	id := core.lastID.Add(1)
	body, err := requestText(id, method, params)
	if err != nil {
		return answer{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, core.options.Timeout)
	defer cancel()
	answers, err := c.exchange(ctx, body, []uint64{id}, answered)
	if err != nil {
		return answer{}, err
	}
	return answers[0], nil
}

func (c *connection) isOpen() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.closed == nil
}

func (c *connection) forget(waiting *waiter) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, id := range waiting.ids {
		delete(c.pending, id)
	}
}

// read takes messages until the connection ends. It never waits for anybody but the server.
func (c *connection) read() {
	for {
		kind, text, err := c.ws.Read(c.ctx)
		if err != nil {
			if errors.Is(err, websocket.ErrMessageTooBig) {
				err = ErrAnswerTooLarge
			}
			c.end(&ConnectionError{Cause: err})
			return
		}
		if kind != websocket.MessageText {
			c.end(&MalformedAnswerError{Cause: errors.New("a message that is no text")})
			return
		}
		if err := c.take(text); err != nil {
			c.end(err)
			return
		}
	}
}

// take handles one message or a list. An error means that the server does not speak JSON-RPC, and ends the connection.
func (c *connection) take(text []byte) error {
	messages, err := messagesIn(text)
	if err != nil {
		return err
	}
	isList := isList(text)
	var concerned []*waiter
	for _, one := range messages {
		if one.isNotification() {
			c.notify(one)
			continue
		}
		waiting, wrong := c.settle(one.answer, isList)
		if waiting != nil {
			concerned = append(concerned, waiting)
		}
		if wrong != nil {
			err = wrong
		}
	}
	if len(concerned) == 0 {
		return err
	}
	for _, waiting := range concerned {
		if waiting.missing > 0 {
			c.settleIncomplete(waiting)
		}
	}
	return nil
}

// settleIncomplete gives up on what the list of answers to a batch lacks.
func (c *connection) settleIncomplete(waiting *waiter) {
	c.forget(waiting)
	waiting.missing = 0
	for place, id := range waiting.ids {
		if waiting.answers[place].ID == nil {
			waiting.answers[place].fault = missing(id)
		}
	}
	waiting.finish(nil)
}

func (c *connection) notify(one message) {
	c.mu.Lock()
	target := c.byID[one.Params.Subscription]
	c.mu.Unlock()
	// A subscription that ended a moment ago may still be sent something.
	if target != nil && one.Params.Result != nil {
		target.deliver(c, one.Params.Result)
	}
}

// settle notes an answer, and returns who waits for it, unless that is no one.
func (c *connection) settle(one answer, isListed bool) (*waiter, error) {
	if one.hasNoID() && one.hasError() && !isListed {
		c.refuse(one.failure(nil))
		return nil, nil
	}
	id, err := strconv.ParseUint(string(one.ID), 10, 64)
	if err != nil || id == 0 || id > c.socket.core.lastID.Load() {
		return nil, malformed("it has the id %s of no request", excerpt(string(one.ID)))
	}
	c.mu.Lock()
	waiting := c.pending[id]
	delete(c.pending, id)
	c.mu.Unlock()
	if waiting == nil {
		// The caller has given up, or the answer came twice.
		return nil, nil
	}
	if waiting.isBatch && !isListed {
		c.forget(waiting)
		if one.hasError() {
			waiting.finish(one.failure(nil))
		} else {
			waiting.finish(malformed("a batch is answered with a list"))
		}
		return nil, nil
	}
	for place, expected := range waiting.ids {
		if expected == id {
			waiting.answers[place] = one
		}
	}
	if waiting.missing--; waiting.missing == 0 {
		if waiting.answered != nil {
			waiting.answered(one)
		}
		waiting.finish(nil)
	}
	return waiting, nil
}

// refuse fails what the server refused without saying what it was. A call has its id in the answer, so that it was a
// batch, if there are any. No one may take it as not sent.
func (c *connection) refuse(err error) {
	if !c.fail(err, func(one *waiter) bool { return one.isBatch }) {
		c.failAll(err)
	}
}

func (c *connection) failAll(err error) { c.fail(err, func(*waiter) bool { return true }) }

// fail fails those that wait and are concerned, and reports whether there were any.
func (c *connection) fail(err error, isConcerned func(*waiter) bool) bool {
	concerned := map[*waiter]struct{}{}
	c.mu.Lock()
	for id, one := range c.pending {
		if isConcerned(one) {
			concerned[one] = struct{}{}
			delete(c.pending, id)
		}
	}
	c.mu.Unlock()
	for one := range concerned {
		one.finish(err)
	}
	return len(concerned) > 0
}

// end closes the connection once, fails what waits on it, and has its subscriptions resumed on the next one.
func (c *connection) end(err error) {
	c.mu.Lock()
	if c.closed != nil {
		c.mu.Unlock()
		return
	}
	c.closed = err
	clear(c.byID)
	c.mu.Unlock()
	c.socket.mu.Lock()
	if c.socket.current == c {
		c.socket.current = nil
	}
	c.socket.mu.Unlock()
	c.cancel()
	_ = c.ws.CloseNow()
	c.failAll(err)
	if c.socket.ctx.Err() == nil {
		for _, one := range c.socket.allSubscriptions() {
			one.interrupted(c, err)
		}
	}
}

func (c *connection) keepAlive() {
	for sleep(c.ctx, pingInterval) == nil {
		ctx, cancel := context.WithTimeout(c.ctx, pingTimeout)
		err := c.ws.Ping(ctx)
		cancel()
		if err != nil {
			c.end(&ConnectionError{Cause: err})
			return
		}
	}
}
