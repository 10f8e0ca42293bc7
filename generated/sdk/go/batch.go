package halley

import (
	"context"
	"errors"
	"reflect"
)

// Batch collects calls that go to the server in one message. Its fields are the namespaces of the contract. A batch
// belongs to one goroutine and is sent once.
type Batch struct {
	BatchMethods
	calls *batchCalls
}

type batchCalls struct {
	core    *core
	ids     []uint64
	bodies  [][]byte
	isRead  bool
	settles []func(answer, error)
	failed  error
	sent    bool
}

// Entry is a call of a batch. Its result is there when the batch was sent.
type Entry[T any] struct {
	result T
	err    error
}

// Result is the result of the call, or its own error.
func (e *Entry[T]) Result() (T, error) { return e.result, e.err }

var errNotSent = errors.New("the batch was not sent")

// NewBatch is an empty batch.
func (c *Client) NewBatch() *Batch {
	calls := &batchCalls{core: c.core, isRead: true}
	return &Batch{BatchMethods: newBatchMethods(calls), calls: calls}
}

// Send sends all calls in one message and settles their entries. The error tells that the batch as a whole failed;
// each entry has its own error then too. A batch of calls that only read is sent again when the connection fails.
func (b *Batch) Send(ctx context.Context) error {
	calls := b.calls
	if calls.sent {
		return errors.New("a batch is sent once")
	}
	calls.sent = true
	if calls.failed != nil || len(calls.ids) == 0 {
		return calls.settleAll(calls.failed)
	}
	body := []byte{'['}
	for i, one := range calls.bodies {
		if i > 0 {
			body = append(body, ',')
		}
		body = append(body, one...)
	}
	answers, err := calls.core.exchange(ctx, append(body, ']'), calls.ids, calls.isRead)
	if err != nil {
		return calls.settleAll(err)
	}
	for i, one := range answers {
		calls.settles[i](one, nil)
	}
	return nil
}

func (b *batchCalls) settleAll(err error) error {
	for _, settle := range b.settles {
		settle(answer{}, err)
	}
	return err
}

func addCall[T any](b *batchCalls, method *methodEntry, params ...any) *Entry[T] {
	entry := &Entry[T]{err: errNotSent}
	id := b.core.lastID.Add(1)
	body, err := requestText(id, method, params)
	if err != nil && b.failed == nil {
		b.failed = err
	}
	b.ids, b.bodies = append(b.ids, id), append(b.bodies, body)
	b.isRead = b.isRead && method.isRead
	b.settles = append(b.settles, func(one answer, err error) {
		if entry.err = err; err != nil {
			return
		}
		raw, err := one.result(method)
		if err == nil && reflect.TypeFor[T]() != reflect.TypeFor[struct{}]() {
			if cause := decodeJSON(raw, &entry.result, method.nullable); cause != nil {
				err = &MalformedAnswerError{Method: method.name, Cause: cause}
			}
		}
		entry.err = err
	})
	return entry
}

// isNil reports whether a parameter was left out.
func isNil(param any) bool {
	if param == nil {
		return true
	}
	switch value := reflect.ValueOf(param); value.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
		return value.IsNil()
	}
	return false
}
