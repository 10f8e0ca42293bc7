package halley

import (
	"context"
	"encoding/json"
	"errors"
)

// catchUpBlocks is how many blocks of logs are asked for at once.
const catchUpBlocks = 1000

// replayStart is the oldest block that the server replays, when err says that a subscription of logs asked for older
// ones. The last log may be that old although the connection broke just now.
func (s *subscription) replayStart(err error) (uint64, bool) {
	replayed, ok := ErrorData[BlockRange](err)
	if !ok || !errors.Is(err, ErrLogRangeExceeded) || !s.position.ofLogs || replayed.From == nil || !replayed.From.IsUint64() {
		return 0, false
	}
	oldest := replayed.From.Uint64()
	return oldest, oldest > s.position.start()
}

// catchUp reads the logs of the blocks below oldest.
func (s *subscription) catchUp(ctx context.Context, opened *connection, oldest uint64) error {
	length := uint64(catchUpBlocks)
	for first := s.position.start(); first < oldest && s.isStarting(); {
		last := min(first+length, oldest) - 1
		logs, err := s.logs(ctx, opened, first, last)
		var refused *RPCError
		if errors.As(err, &refused) && refused.Code == codeLimitExceeded && length > 1 {
			length /= 10
			continue
		}
		if err != nil {
			return err
		}
		if err := s.takeLogs(logs); err != nil {
			return err
		}
		first = last + 1
	}
	s.position.reach(oldest)
	return nil
}

// codeLimitExceeded is the code of all errors that say that an answer would be too large.
const codeLimitExceeded = -32005

func (s *subscription) logs(ctx context.Context, opened *connection, first, last uint64) ([]json.RawMessage, error) {
	query, err := withField(s.options, "fromBlock", quantity(first))
	if err != nil {
		return nil, err
	}
	if query, err = withField(query, "toBlock", quantity(last)); err != nil {
		return nil, err
	}
	answered, err := opened.ask(ctx, methodEthGetLogs, nil, query)
	if err != nil {
		return nil, err
	}
	raw, err := answered.result(methodEthGetLogs)
	if err != nil {
		return nil, err
	}
	var logs []json.RawMessage
	if err := json.Unmarshal(raw, &logs); err != nil {
		return nil, &MalformedAnswerError{Method: methodEthGetLogs.name, Cause: err}
	}
	return logs, nil
}

func (s *subscription) takeLogs(logs []json.RawMessage) error {
	for _, raw := range logs {
		told, err := s.position.accept(raw)
		if err != nil {
			return &MalformedAnswerError{Method: methodEthGetLogs.name, Cause: err}
		}
		s.mu.Lock()
		err = s.put(told)
		s.mu.Unlock()
		s.wake()
		if err != nil {
			return err
		}
	}
	return nil
}
