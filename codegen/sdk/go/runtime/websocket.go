package halley

import (
	"context"
	"net/http"
	"net/url"
	"sync"
	"sync/atomic"

	"github.com/coder/websocket"
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
	if err := s.core.options.authorize(ctx, header); err != nil {
		return nil, err
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
		writing: make(chan struct{}, 1), pending: map[uint64]*waiter{}, byID: map[string]*subscription{},
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
