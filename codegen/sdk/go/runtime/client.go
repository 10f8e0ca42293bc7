package halley

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"sync/atomic"
	"time"
)

// Options of a client. The zero value is good for most uses.
type Options struct {
	// Token is sent as a bearer token to the server that was dialled, and to no other.
	Token string
	// TokenSource gives the token instead of Token, for tokens that expire: Halley takes one whose iat is at most 60 s
	// off. It is asked for each HTTP request and each connection. Its error is that of the call, and ends subscriptions.
	TokenSource func(ctx context.Context) (string, error)
	// Timeout of each attempt of a call; 30 s when zero. The context of a call bounds all its attempts.
	Timeout time.Duration
	// Retries after the first attempt, of calls that only read, when the connection fails or the server is
	// overloaded; 3 when zero, none when negative.
	Retries int
	// MaxAnswerBytes is the size of the largest answer or notification; 64 MiB when zero.
	MaxAnswerBytes int64
	// MaxNotifications is how many notifications of a subscription may wait to be taken; 10,000 when zero.
	MaxNotifications int
	// Transport carries HTTP requests; http.DefaultTransport when nil.
	Transport http.RoundTripper
}

const (
	defaultTimeout          = 30 * time.Second
	defaultRetries          = 3
	defaultMaxAnswerBytes   = 64 << 20
	defaultMaxNotifications = 10_000
	firstBackoff            = 100 * time.Millisecond
	longestBackoff          = 5 * time.Second
)

func (o Options) withDefaults() Options {
	if o.Timeout == 0 {
		o.Timeout = defaultTimeout
	}
	if o.Retries == 0 {
		o.Retries = defaultRetries
	}
	if o.MaxAnswerBytes == 0 {
		o.MaxAnswerBytes = defaultMaxAnswerBytes
	}
	if o.MaxNotifications == 0 {
		o.MaxNotifications = defaultMaxNotifications
	}
	if o.Transport == nil {
		o.Transport = http.DefaultTransport
	}
	return o
}

// A tokenError is the error of a TokenSource.
type tokenError struct{ cause error }

func (e *tokenError) Error() string { return "no token: " + e.cause.Error() }

func (e *tokenError) Unwrap() error { return e.cause }

// authorize sets the header that shows the token.
func (o Options) authorize(ctx context.Context, header http.Header) error {
	token := o.Token
	if o.TokenSource != nil {
		var err error
		if token, err = o.TokenSource(ctx); err != nil {
			return &tokenError{err}
		}
	}
	if token != "" {
		header.Set("Authorization", "Bearer "+token)
	}
	return nil
}

// Client calls one server. Its fields are the namespaces of the contract. It may be used by many goroutines at once.
type Client struct {
	Methods
	core *core
}

// A core is what all namespaces of a client share.
type core struct {
	options   Options
	transport transport
	lastID    atomic.Uint64
}

// A transport carries requests to the server and brings back the answers.
type transport interface {
	// exchange sends body, which holds the requests with the ids, and returns one answer for each id, in their order. An
	// answer that is missing has a fault.
	exchange(ctx context.Context, body []byte, ids []uint64) ([]answer, error)
	close() error
}

// Dial makes a client for a URL that begins with http, https, ws or wss. options may be nil. A WebSocket is opened
// now, and opened again when it breaks; HTTP connects with the first call.
func Dial(ctx context.Context, address string, options *Options) (*Client, error) {
	var chosen Options
	if options != nil {
		chosen = *options
	}
	core := &core{options: chosen.withDefaults()}
	parsed, err := url.Parse(address)
	if err != nil || parsed.Host == "" {
		// The error of url.Parse shows the URL, which may hold a password.
		return nil, errors.New("the address of the server is not a URL")
	}
	switch parsed.Scheme {
	case "http", "https":
		core.transport = newHTTPTransport(parsed, core.options)
	case "ws", "wss":
		socket := newSocket(parsed, core)
		if _, err := socket.connected(ctx); err != nil {
			return nil, err
		}
		core.transport = socket
	default:
		return nil, fmt.Errorf("the scheme %q is not http, https, ws or wss", parsed.Scheme)
	}
	client := &Client{core: core}
	client.Methods = newMethods(core)
	return client, nil
}

// Close ends all subscriptions and connections. Calls that wait for answers fail.
func (c *Client) Close() error { return c.core.transport.close() }

// Reconnects is how often a WebSocket was opened again after it broke.
func (c *Client) Reconnects() int {
	if socket, ok := c.core.transport.(*socket); ok {
		return int(socket.reconnects.Load())
	}
	return 0
}

// CallRaw calls a method by its name, for methods that the contract does not know. The params and the result are not
// checked; result is JSON. It is never sent twice.
func (c *Client) CallRaw(ctx context.Context, method string, params ...any) (json.RawMessage, error) {
	return call[json.RawMessage](ctx, c.core, &methodEntry{name: method, required: len(params)}, params...)
}

// A methodEntry is what the contract says of a method.
type methodEntry struct {
	name string
	// required is how many parameters are always sent.
	required int
	// isRead says that the method changes nothing, so that it may be sent again.
	isRead   bool
	nullable bool
	errors   []ErrorName
}

func call[T any](ctx context.Context, c *core, method *methodEntry, params ...any) (T, error) {
	var result T
	raw, err := c.callRaw(ctx, method, params)
	if err != nil {
		return result, err
	}
	if err := decodeJSON(raw, &result, method.nullable); err != nil {
		return *new(T), &MalformedAnswerError{Method: method.name, Cause: err}
	}
	return result, nil
}

// callNothing calls a method whose result is always null.
func callNothing(ctx context.Context, c *core, method *methodEntry, params ...any) error {
	_, err := c.callRaw(ctx, method, params)
	return err
}

func (c *core) callRaw(ctx context.Context, method *methodEntry, params []any) (json.RawMessage, error) {
	id := c.lastID.Add(1)
	body, err := requestText(id, method, params)
	if err != nil {
		return nil, err
	}
	answers, err := c.exchange(ctx, body, []uint64{id}, method.isRead)
	if err != nil {
		return nil, err
	}
	return answers[0].result(method)
}

func requestText(id uint64, method *methodEntry, params []any) ([]byte, error) {
	last := len(params)
	for last > method.required && isNil(params[last-1]) {
		last--
	}
	text := fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":[`, id, method.name)
	for i, param := range params[:last] {
		if i > 0 {
			text = append(text, ',')
		}
		if i >= method.required && isNil(param) {
			text = append(text, "null"...)
			continue
		}
		encoded, err := encodeJSON(param)
		if err != nil {
			return nil, fmt.Errorf("parameter %d of %s: %w", i+1, method.name, err)
		}
		text = append(text, encoded...)
	}
	return append(text, "]}"...), nil
}

// exchange repeats what may be repeated. ids stay the same: an answer to an earlier attempt is an answer.
func (c *core) exchange(ctx context.Context, body []byte, ids []uint64, repeatable bool) ([]answer, error) {
	for attempt := 0; ; attempt++ {
		attemptCtx, cancel := context.WithTimeout(ctx, c.options.Timeout)
		answers, err := c.transport.exchange(attemptCtx, body, ids)
		cancel()
		if err == nil {
			return answers, nil
		}
		if !repeatable || attempt >= c.options.Retries || !isTransient(err) {
			return nil, err
		}
		if err := sleep(ctx, backoff(attempt)); err != nil {
			return nil, err
		}
	}
}

func isTransient(err error) bool {
	var connection *ConnectionError
	var status *HTTPError
	if errors.As(err, &status) {
		switch status.Status {
		case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
			return true
		}
		return false
	}
	// Waiting for the whole time-out again would keep the caller several times as long.
	return errors.As(err, &connection) && !errors.Is(err, context.DeadlineExceeded) && !errors.Is(err, context.Canceled)
}

// backoff is a random time of half to all of an interval that doubles.
func backoff(attempt int) time.Duration {
	interval := min(firstBackoff<<min(attempt, 10), longestBackoff)
	return interval/2 + rand.N(interval/2)
}

func sleep(ctx context.Context, duration time.Duration) error {
	timer := time.NewTimer(duration)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// readAll reads at most limit bytes.
func readAll(from io.Reader, limit int64) ([]byte, error) {
	body, err := io.ReadAll(io.LimitReader(from, limit+1))
	if err != nil {
		return nil, &ConnectionError{Cause: err}
	}
	if int64(len(body)) > limit {
		return nil, ErrAnswerTooLarge
	}
	return body, nil
}
