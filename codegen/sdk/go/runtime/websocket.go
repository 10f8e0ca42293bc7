package halley

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"
)

const (
	pingInterval = 20 * time.Second
	pingTimeout  = 10 * time.Second
)

// A socket is a WebSocket that is opened again when it breaks: at once while there are subscriptions, else with the
// next call.
type socket struct {
	address    *url.URL
	core       *core
	client     *http.Client
	reconnects atomic.Int64
	ctx        context.Context
	cancel     context.CancelFunc

	// dialling is held by the goroutine that opens the connection.
	dialling chan struct{}

	mu            sync.Mutex
	current       *connection
	everConnected bool
	subscriptions map[*subscription]struct{}
}

// A connection is one life of a socket.
type connection struct {
	socket *socket
	ws     *websocket.Conn
	ctx    context.Context
	cancel context.CancelFunc

	mu      sync.Mutex
	closed  error
	pending map[uint64]*waiter
	// byID finds the subscription that a notification belongs to.
	byID map[string]*subscription
}

// A waiter waits for the answers to one message.
type waiter struct {
	ids     []uint64
	answers []answer
	missing int
	// answered is called by the reader before it reads on, so that no notification overtakes it.
	answered func(answer)
	done     chan error
}

func newSocket(address *url.URL, core *core) *socket {
	ctx, cancel := context.WithCancel(context.Background())
	return &socket{
		address:       address,
		core:          core,
		client:        &http.Client{Transport: core.options.Transport, CheckRedirect: sameOrigin},
		ctx:           ctx,
		cancel:        cancel,
		dialling:      make(chan struct{}, 1),
		subscriptions: map[*subscription]struct{}{},
	}
}

// connected is the open connection; it opens one if there is none.
func (s *socket) connected(ctx context.Context) (*connection, error) {
	select {
	case s.dialling <- struct{}{}:
	case <-ctx.Done():
		return nil, &ConnectionError{Cause: ctx.Err()}
	case <-s.ctx.Done():
		return nil, ErrClosed
	}
	defer func() { <-s.dialling }()
	s.mu.Lock()
	current := s.current
	s.mu.Unlock()
	if current != nil {
		return current, nil
	}
	return s.dial(ctx)
}

func (s *socket) dial(ctx context.Context) (*connection, error) {
	ctx, cancel := context.WithTimeout(ctx, s.core.options.Timeout)
	defer cancel()
	stop := context.AfterFunc(s.ctx, cancel)
	defer stop()
	header := http.Header{"User-Agent": {"halley-go/" + Version}}
	if token := s.core.options.Token; token != "" {
		header.Set("Authorization", "Bearer "+token)
	}
	ws, response, err := websocket.Dial(ctx, s.address.String(), &websocket.DialOptions{
		HTTPClient:      s.client,
		HTTPHeader:      header,
		CompressionMode: websocket.CompressionContextTakeover,
	})
	if s.ctx.Err() != nil {
		return nil, ErrClosed
	}
	if err != nil {
		if response != nil && response.StatusCode/100 != 2 && response.StatusCode/100 != 3 {
			return nil, &HTTPError{Status: response.StatusCode, Body: "the WebSocket was refused"}
		}
		return nil, &ConnectionError{Cause: withoutURL(err)}
	}
	ws.SetReadLimit(s.core.options.MaxAnswerBytes)
	lifetime, end := context.WithCancel(s.ctx)
	opened := &connection{
		socket: s, ws: ws, ctx: lifetime, cancel: end,
		pending: map[uint64]*waiter{}, byID: map[string]*subscription{},
	}
	s.mu.Lock()
	s.current = opened
	if s.everConnected {
		s.reconnects.Add(1)
	}
	s.everConnected = true
	s.mu.Unlock()
	go opened.read()
	go opened.keepAlive()
	return opened, nil
}

func (s *socket) exchange(ctx context.Context, body []byte, ids []uint64) ([]answer, error) {
	opened, err := s.connected(ctx)
	if err != nil {
		return nil, err
	}
	return opened.exchange(ctx, body, ids, nil)
}

func (s *socket) close() error {
	s.cancel()
	s.mu.Lock()
	current := s.current
	s.mu.Unlock()
	if current != nil {
		current.end(ErrClosed)
	}
	for _, one := range s.allSubscriptions() {
		one.end(ErrClosed)
	}
	return nil
}

func (s *socket) allSubscriptions() []*subscription {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := make([]*subscription, 0, len(s.subscriptions))
	for one := range s.subscriptions {
		all = append(all, one)
	}
	return all
}

func (c *connection) exchange(ctx context.Context, body []byte, ids []uint64, answered func(answer)) ([]answer, error) {
	waiting := &waiter{
		ids: ids, answers: make([]answer, len(ids)), missing: len(ids), answered: answered, done: make(chan error, 1),
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
	// The write does not take the caller's context: a write that is cancelled in the middle breaks the connection.
	if err := c.ws.Write(c.ctx, websocket.MessageText, body); err != nil {
		c.end(&ConnectionError{Cause: err})
	}
	select {
	case err := <-waiting.done:
		return waiting.answers, err
	case <-ctx.Done():
		return nil, &ConnectionError{Cause: ctx.Err()}
	}
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

type message struct {
	answer
	Method string `json:"method"`
	Params struct {
		Subscription string          `json:"subscription"`
		Result       json.RawMessage `json:"result"`
	} `json:"params"`
}

// take handles one message. An error means that the server does not speak JSON-RPC, and ends the connection.
func (c *connection) take(text []byte) error {
	messages := make([]message, 1)
	var err error
	if isBatch(text) {
		err = json.Unmarshal(text, &messages)
	} else {
		err = json.Unmarshal(text, &messages[0])
	}
	if err != nil {
		return &MalformedAnswerError{Cause: errors.New("a message that is no JSON-RPC")}
	}
	for _, one := range messages {
		if one.Method != "" && one.ID == nil {
			c.notify(one)
		} else if err := c.settle(one.answer); err != nil {
			return err
		}
	}
	return nil
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

func (c *connection) settle(one answer) error {
	if one.ID == nil || string(one.ID) == "null" {
		// The server could not tell whose answer this is, so nobody may take it as not sent.
		if one.Error == nil {
			return &MalformedAnswerError{Cause: errors.New("an answer without an id")}
		}
		c.failAll(one.failure(nil))
		return nil
	}
	id, err := strconv.ParseUint(string(one.ID), 10, 64)
	if err != nil || id == 0 || id > c.socket.core.lastID.Load() {
		return &MalformedAnswerError{Cause: errors.New("it has the id " + excerpt(string(one.ID)) + " of no request")}
	}
	c.mu.Lock()
	waiting := c.pending[id]
	delete(c.pending, id)
	c.mu.Unlock()
	if waiting == nil {
		// The caller has given up, or the answer came twice.
		return nil
	}
	for place, expected := range waiting.ids {
		if expected == id {
			waiting.answers[place] = one
		}
	}
	if waiting.missing--; waiting.missing > 0 {
		return nil
	}
	if waiting.answered != nil {
		waiting.answered(one)
	}
	waiting.done <- nil
	return nil
}

func (c *connection) failAll(err error) {
	c.mu.Lock()
	waiting := map[*waiter]struct{}{}
	for _, one := range c.pending {
		waiting[one] = struct{}{}
	}
	clear(c.pending)
	c.mu.Unlock()
	for one := range waiting {
		select {
		case one.done <- err:
		default:
		}
	}
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
