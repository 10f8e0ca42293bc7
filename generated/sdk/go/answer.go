package halley

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// An answer is a JSON-RPC response.
type answer struct {
	ID     json.RawMessage `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
	// fault is what is wrong with the answer as a whole; nil for one that can be read.
	fault error
}

func (a answer) hasError() bool { return a.Error != nil && string(a.Error) != "null" }

func (a answer) hasNoID() bool { return a.ID == nil || string(a.ID) == "null" }

func (a answer) result(method *methodEntry) (json.RawMessage, error) {
	if a.fault != nil {
		return nil, a.fault
	}
	if !a.hasError() {
		if a.Result == nil {
			return nil, &MalformedAnswerError{Cause: errors.New("it has neither result nor error")}
		}
		return a.Result, nil
	}
	return nil, a.failure(method.errors)
}

// failure is the error of an answer that has one.
func (a answer) failure(own []ErrorName) error {
	var failure struct {
		Code    *int64          `json:"code"`
		Message *string         `json:"message"`
		Data    json.RawMessage `json:"data"`
	}
	if err := json.Unmarshal(a.Error, &failure); err != nil || failure.Code == nil || failure.Message == nil {
		return &MalformedAnswerError{Cause: errors.New("its error lacks an integer code or a message")}
	}
	return rpcErrorOf(*failure.Code, *failure.Message, failure.Data, own)
}

// A message is an answer or a notification.
type message struct {
	answer
	Method string `json:"method"`
	Params struct {
		Subscription string          `json:"subscription"`
		Result       json.RawMessage `json:"result"`
	} `json:"params"`
}

func (m message) isNotification() bool { return m.Method != "" && m.ID == nil }

// messagesIn reads a JSON text: one message, or a list, of which it leaves out what is no message.
func messagesIn(text []byte) ([]message, error) {
	if !isList(text) {
		messages := make([]message, 1)
		if err := json.Unmarshal(text, &messages[0]); err != nil {
			return nil, malformed("no JSON-RPC: %w", err)
		}
		return messages, nil
	}
	var entries []json.RawMessage
	if err := json.Unmarshal(text, &entries); err != nil {
		return nil, malformed("no JSON-RPC: %w", err)
	}
	messages := make([]message, 0, len(entries))
	times := map[string]int{}
	for _, entry := range entries {
		var one message
		if json.Unmarshal(entry, &one) == nil {
			messages = append(messages, one)
			times[string(one.ID)]++
		}
	}
	for i, one := range messages {
		if times[string(one.ID)] > 1 {
			// No one knows which of them is true.
			messages[i].fault = malformed("it has the id %s twice", one.ID)
		}
	}
	return messages, nil
}

// answersIn reads the response to requests with the ids and brings the answers into the order of the ids.
func answersIn(text []byte, ids []uint64, isBatch bool) ([]answer, error) {
	messages, err := messagesIn(text)
	if err != nil {
		return nil, err
	}
	if !isList(text) && messages[0].hasError() && (isBatch || messages[0].hasNoID()) {
		return nil, messages[0].failure(nil)
	}
	if isList(text) != isBatch {
		return nil, malformed("a batch is answered with a list, and a call with an object")
	}
	byID := make(map[string]answer, len(messages))
	for _, one := range messages {
		byID[string(one.ID)] = one.answer
	}
	answers := make([]answer, len(ids))
	for place, id := range ids {
		found, ok := byID[strconv.FormatUint(id, 10)]
		if !ok {
			found.fault = missing(id)
		}
		answers[place] = found
	}
	return answers, nil
}

func missing(id uint64) error {
	return malformed("it lacks an answer to the request with the id %d", id)
}

func malformed(format string, arguments ...any) error {
	return &MalformedAnswerError{Cause: fmt.Errorf(format, arguments...)}
}

// isList reports whether a JSON text is a list.
func isList(text []byte) bool {
	return strings.HasPrefix(strings.TrimLeft(string(text[:min(len(text), 64)]), " \t\r\n"), "[")
}
