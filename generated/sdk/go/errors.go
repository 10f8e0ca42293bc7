package halley

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// ErrorName names an error of the catalogue. The constants ErrFilterNotFound and so on are values for errors.Is:
//
//	if errors.Is(err, halley.ErrFilterNotFound) { … }
type ErrorName string

// Error is the name, so that an ErrorName can stand where an error does.
func (n ErrorName) Error() string { return string(n) }

// RPCError is the error that a server answered. errors.As finds it, and errors.Is compares it with the catalogue.
type RPCError struct {
	// Name in the catalogue; empty for an error that it does not list.
	Name ErrorName
	Code int64
	// Message as the server wrote it.
	Message string
	// Data in JSON; nil when there are none. ErrorData reads them.
	Data json.RawMessage
	// Arguments of the message by their names in the catalogue, such as reason or limit.
	Arguments map[string]string
}

func (e *RPCError) Error() string {
	return fmt.Sprintf("the server answered error %d: %s", e.Code, e.Message)
}

// Is reports whether target is the name of this error.
func (e *RPCError) Is(target error) bool {
	name, ok := target.(ErrorName)
	return ok && name != "" && name == e.Name
}

// RevertError is an execution that reverted. It unwraps to the RPCError that says so.
type RevertError struct {
	// Reason that the contract gave; empty without one.
	Reason string
	// Data of the revert: an encoded error, or nothing.
	Data []byte
	rpc  *RPCError
}

func (e *RevertError) Error() string { return e.rpc.Error() }

// Unwrap is the error that the server answered.
func (e *RevertError) Unwrap() error { return e.rpc }

// ErrorData reads the data of the RPCError in err, for example ErrorData[LimitDetail]. It reports false when there
// are none, or when they have another form.
func ErrorData[T any](err error) (T, bool) {
	var data T
	var answered *RPCError
	if !errors.As(err, &answered) || answered.Data == nil {
		return data, false
	}
	if decodeJSON(answered.Data, &data, false) != nil {
		return *new(T), false
	}
	return data, true
}

// ConnectionError means that no answer came: the server could not be reached, or the connection ended. A call that
// writes may have been carried out.
type ConnectionError struct{ Cause error }

func (e *ConnectionError) Error() string { return "no answer: " + e.Cause.Error() }

// Unwrap is the failure of the network.
func (e *ConnectionError) Unwrap() error { return e.Cause }

// HTTPError is an HTTP status that carries no JSON-RPC answer.
type HTTPError struct {
	Status int
	// Body is the beginning of what came with it.
	Body string
}

func (e *HTTPError) Error() string {
	return fmt.Sprintf("HTTP status %d: %s", e.Status, excerpt(e.Body))
}

// MalformedAnswerError means that the server broke the protocol or its contract.
type MalformedAnswerError struct {
	// Method that was called; empty where the answer belongs to none.
	Method string
	Cause  error
}

func (e *MalformedAnswerError) Error() string {
	if e.Method == "" {
		return "malformed answer: " + e.Cause.Error()
	}
	return "malformed answer to " + e.Method + ": result" + separator(e.Cause) + e.Cause.Error()
}

// Unwrap is what is wrong with the answer.
func (e *MalformedAnswerError) Unwrap() error { return e.Cause }

// A path begins with the result itself, any other text stands on its own.
func separator(cause error) string {
	var placed *placedError
	if errors.As(cause, &placed) {
		return ""
	}
	return ": "
}

var (
	// ErrClosed is the error of calls on a client that was closed, and of a subscription that was closed.
	ErrClosed = errors.New("closed")
	// ErrAnswerTooLarge means that an answer was longer than Options.MaxAnswerBytes.
	ErrAnswerTooLarge = errors.New("the answer is too large")
	// ErrSlowConsumer ends a subscription whose notifications were not taken in time.
	ErrSlowConsumer = errors.New("notifications were not taken in time, and the buffer is full")
	// ErrNotResumable ends a subscription that cannot be resumed when the connection breaks: the server does not keep
	// what it sent meanwhile. Subscribe again.
	ErrNotResumable = errors.New("the connection broke, and this subscription cannot be resumed")
	// ErrNoWebSocket is the error of a subscription on a client for HTTP.
	ErrNoWebSocket = errors.New("subscriptions need a WebSocket: dial a ws:// or wss:// URL")
)

// A cataloguedError is an entry of the catalogue: the message has a {placeholder} for each argument.
type cataloguedError struct {
	name    ErrorName
	code    int64
	message string
	pattern *regexp.Regexp
}

func catalogued(name ErrorName, code int64, message string) cataloguedError {
	pattern := regexp.QuoteMeta(message)
	for _, placeholder := range placeholders.FindAllString(message, -1) {
		group := "(?P<" + strings.Trim(placeholder, "{}") + ">.*?)"
		pattern = strings.Replace(pattern, regexp.QuoteMeta(placeholder), group, 1)
	}
	return cataloguedError{name, code, message, regexp.MustCompile("(?s)^" + pattern + "$")}
}

var placeholders = regexp.MustCompile(`\{\w+\}`)

// literalLength tells which of two messages that fit says more.
func (e cataloguedError) literalLength() int {
	return len(placeholders.ReplaceAllString(e.message, ""))
}

// maxMatched bounds the work on a message. Longer ones are compared by their beginning only in the code.
const maxMatched = 10_000

// rpcErrorOf is the error for what a server answered to a method that answers the errors with the names own.
func rpcErrorOf(code int64, message string, data json.RawMessage, own []ErrorName) error {
	answered := &RPCError{Code: code, Message: message, Data: data}
	if string(data) == "null" {
		answered.Data = nil
	}
	if found, ok := cataloguedFor(answered, own); ok {
		answered.Name = found.name
		answered.Arguments = map[string]string{}
		groups := found.pattern.FindStringSubmatch(message)
		for i, name := range found.pattern.SubexpNames() {
			if name != "" {
				answered.Arguments[name] = groups[i]
			}
		}
	}
	if answered.Name == ErrExecutionReverted || answered.Name == ErrExecutionRevertedWithReason {
		revert := &RevertError{Reason: answered.Arguments["reason"], rpc: answered}
		if bytes, ok := ErrorData[[]byte](answered); ok {
			revert.Data = bytes
		}
		return revert
	}
	return answered
}

func cataloguedFor(answered *RPCError, own []ErrorName) (cataloguedError, bool) {
	var best cataloguedError
	bestScore := -1
	if len(answered.Message) > maxMatched {
		return best, false
	}
	for _, entry := range catalogue() {
		if entry.code != answered.Code || !entry.pattern.MatchString(answered.Message) {
			continue
		}
		score := 2 * entry.literalLength()
		for _, name := range own {
			if name == entry.name {
				score++
			}
		}
		// A message that is all argument tells nothing, except for a method that answers that error.
		if score > bestScore && score > 0 {
			best, bestScore = entry, score
		}
	}
	return best, bestScore > 0
}
