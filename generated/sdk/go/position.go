package halley

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
)

const (
	// maxSeenHeads are remembered: so deep a chain may be replaced while there is no connection.
	maxSeenHeads = 1024
	// maxSeenLogs are remembered, in whole blocks, and all logs of the newest block besides.
	maxSeenLogs = 4096
)

// A position is how far a subscription has come. It remembers what was handed out, and so finds the block to continue
// from, drops what the server sends twice, and notices blocks that were replaced meanwhile. The goroutine that
// subscribes changes it, and after that the reader of the connection that the subscription lives on.
type position struct {
	ofLogs bool
	// asked is the block that the caller named, which may be one to come. It is empty after the first notification.
	asked string
	// from is the first block of which something may not have been handed out.
	from uint64
	// seen are the last blocks that were handed out and not replaced, lowest first. Below them may be the newest block
	// of the time when the subscription began.
	seen []seenBlock
	// base is the newest of them that stood when the subscription was begun or resumed; nil without one.
	base *seenBlock
	// places are those of the remembered logs.
	places map[logPlace]bool
	// bytes of the remembered logs. Above maxBytes blocks are forgotten.
	bytes, maxBytes int64
}

type seenBlock struct {
	number uint64
	hash   Hash
	// logs that were handed out, in order; none for heads.
	logs []seenLog
}

type seenLog struct {
	place logPlace
	raw   json.RawMessage
}

type logPlace struct {
	block Hash
	index uint64
}

// A blockReader reads a block of the chain as it is now; nil when there is none.
type blockReader func(parameter any) (*seenBlock, error)

// begin takes the block that the options name, or the one after the newest: so a connection that breaks before the
// first notification loses nothing either. A tag other than earliest means the newest block.
func (p *position) begin(options json.RawMessage, newest seenBlock) error {
	var given struct {
		FromBlock string `json:"fromBlock"`
	}
	if err := json.Unmarshal(options, &given); err != nil {
		return err
	}
	p.from = newest.number + 1
	if number, err := parseUint64(given.FromBlock); err == nil {
		p.asked, p.from = given.FromBlock, number
	} else if given.FromBlock == string(BlockTagEarliest) {
		p.asked, p.from = given.FromBlock, 0
	}
	p.anchor(newest)
	return nil
}

// anchor remembers the newest block if all that is to be handed out comes after it.
func (p *position) anchor(newest seenBlock) {
	p.base = nil
	if newest.number < p.from {
		p.seen, p.base = []seenBlock{newest}, &newest
	}
}

// fromBlock is the block to subscribe from. No log says that it is the last of its block.
func (p *position) fromBlock() string {
	if p.asked != "" {
		return p.asked
	}
	return quantity(p.start())
}

// start is the number of fromBlock.
func (p *position) start() uint64 {
	switch {
	case p.base == nil:
		return p.from
	case p.ofLogs:
		return max(p.from, p.base.number)
	}
	return max(p.from, p.base.number+1)
}

// reach notes that all below a block was handed out.
func (p *position) reach(number uint64) {
	p.asked, p.from = "", number
}

// resume finds the newest remembered block that stands, and forgets those that were replaced. It returns their logs,
// marked as removed. Blocks above the newest one of the server stay remembered, because its node may lag behind.
func (p *position) resume(blockAt blockReader) ([]json.RawMessage, error) {
	newest, err := newestBlock(blockAt)
	if err != nil {
		return nil, err
	}
	standing, replaced := -1, len(p.seen)
	for i := len(p.seen) - 1; i >= 0 && standing < 0; i-- {
		if p.seen[i].number > newest.number {
			continue
		}
		now, err := blockAt(Number(p.seen[i].number))
		switch {
		case err != nil:
			return nil, err
		case now == nil:
		case now.hash == p.seen[i].hash:
			standing = i
		default:
			replaced = i
		}
	}
	if standing >= 0 {
		base := p.seen[standing]
		p.base = &base
		return p.forgetFrom(replaced)
	}
	removed, err := p.forgetFrom(0)
	// A chain that started again may be shorter: then it continues with its next block.
	if p.asked == "" {
		p.from = min(p.from, newest.number+1)
	}
	p.anchor(*newest)
	return removed, err
}

func newestBlock(blockAt blockReader) (*seenBlock, error) {
	newest, err := blockAt(BlockTagLatest)
	if err == nil && newest == nil {
		err = &MalformedAnswerError{Method: "eth_getBlockByNumber", Cause: errors.New("there is no newest block")}
	}
	return newest, err
}

// holds reports whether the block that the subscription was based on still stands.
func (p *position) holds(blockAt blockReader) (bool, error) {
	if p.base == nil {
		return true, nil
	}
	now, err := blockAt(Number(p.base.number))
	return err == nil && now != nil && now.hash == p.base.hash, err
}

// A notedPlace is what tells where a header, a block or a log stands.
type notedPlace struct {
	Number      *string `json:"number"`
	Hash        *Hash   `json:"hash"`
	BlockNumber *string `json:"blockNumber"`
	BlockHash   *Hash   `json:"blockHash"`
	LogIndex    *string `json:"logIndex"`
	Removed     bool    `json:"removed"`
}

// accept returns what the caller is told when the server sends raw: nothing when it was told before.
func (p *position) accept(raw json.RawMessage) ([]json.RawMessage, error) {
	var at notedPlace
	if err := json.Unmarshal(raw, &at); err != nil {
		return nil, errors.New("no header, block or log")
	}
	if p.ofLogs {
		return p.acceptLog(raw, at)
	}
	number, err := neededNumber("number", at.Number)
	if err != nil {
		return nil, err
	}
	if at.Hash == nil {
		return nil, errors.New("it lacks its hash")
	}
	if slices.ContainsFunc(p.seen, func(one seenBlock) bool { return one.hash == *at.Hash }) {
		return nil, nil
	}
	p.asked = ""
	if _, err := p.forgetFrom(p.firstAt(number)); err != nil {
		return nil, err
	}
	p.seen = append(p.seen, seenBlock{number: number, hash: *at.Hash})
	p.trim()
	return []json.RawMessage{raw}, nil
}

func (p *position) acceptLog(raw json.RawMessage, at notedPlace) ([]json.RawMessage, error) {
	number, err := neededNumber("blockNumber", at.BlockNumber)
	if err != nil {
		return nil, err
	}
	index, err := neededNumber("logIndex", at.LogIndex)
	if err != nil {
		return nil, err
	}
	if at.BlockHash == nil {
		return nil, errors.New("it lacks its blockHash")
	}
	p.asked = ""
	place := logPlace{*at.BlockHash, index}
	if at.Removed {
		p.from = min(p.from, number)
		p.forgetLog(place)
		return []json.RawMessage{raw}, nil
	}
	if p.places[place] {
		return nil, nil
	}
	// Blocks that stood from this number on were replaced by the block of this log.
	first := p.firstAt(number)
	if first < len(p.seen) && p.seen[first].hash == place.block {
		first++
	}
	told, err := p.forgetFrom(first)
	if err != nil {
		return nil, err
	}
	if last := len(p.seen) - 1; last < 0 || p.seen[last].hash != place.block {
		p.seen = append(p.seen, seenBlock{number: number, hash: place.block})
	}
	block := &p.seen[len(p.seen)-1]
	block.logs = append(block.logs, seenLog{place, raw})
	p.places[place] = true
	p.bytes += int64(len(raw))
	p.trim()
	return append(told, raw), nil
}

// firstAt is the place of the first remembered block that is not below number.
func (p *position) firstAt(number uint64) int {
	first := len(p.seen)
	for first > 0 && p.seen[first-1].number >= number {
		first--
	}
	return first
}

// forgetFrom forgets the remembered blocks from a place on, and returns their logs, marked as removed.
func (p *position) forgetFrom(first int) ([]json.RawMessage, error) {
	var removed []json.RawMessage
	for _, one := range p.seen[first:] {
		if p.asked == "" {
			p.from = min(p.from, one.number)
		}
		for _, log := range one.logs {
			marked, err := withField(log.raw, "removed", true)
			if err != nil {
				return nil, err
			}
			removed = append(removed, marked)
		}
		p.release(one.logs)
	}
	p.seen = slices.Delete(p.seen, first, len(p.seen))
	return removed, nil
}

func (p *position) forgetLog(place logPlace) {
	for i := range p.seen {
		logs := p.seen[i].logs
		at := slices.IndexFunc(logs, func(one seenLog) bool { return one.place == place })
		if at < 0 {
			continue
		}
		p.release(logs[at : at+1])
		if p.seen[i].logs = slices.Delete(logs, at, at+1); len(p.seen[i].logs) == 0 {
			p.seen = slices.Delete(p.seen, i, i+1)
		}
		return
	}
}

// trim forgets the oldest blocks. All up to them was handed out.
func (p *position) trim() {
	for len(p.seen) > 1 {
		oldest := p.seen[0]
		isNeeded := len(p.seen) <= maxSeenHeads
		if p.ofLogs {
			isNeeded = len(p.places)-len(oldest.logs) < maxSeenLogs && p.bytes <= p.maxBytes
		}
		if isNeeded {
			return
		}
		p.release(oldest.logs)
		p.seen, p.from = p.seen[1:], max(p.from, oldest.number+1)
	}
}

func (p *position) release(logs []seenLog) {
	for _, one := range logs {
		delete(p.places, one.place)
		p.bytes -= int64(len(one.raw))
	}
}

func quantity(number uint64) string { return "0x" + strconv.FormatUint(number, 16) }

func neededNumber(name string, text *string) (uint64, error) {
	if text == nil {
		return 0, fmt.Errorf("it lacks its %s", name)
	}
	return parseUint64(*text)
}

func parseUint64(text string) (uint64, error) {
	value, err := parseQuantity(text)
	if err != nil {
		return 0, err
	}
	if !value.IsUint64() {
		return 0, errors.New("a number does not fit in 64 bits")
	}
	return value.Uint64(), nil
}

// withField is a JSON object, or null, with a field set.
func withField(object json.RawMessage, name string, value any) (json.RawMessage, error) {
	fields := map[string]json.RawMessage{}
	if string(object) != "null" {
		if err := json.Unmarshal(object, &fields); err != nil {
			return nil, err
		}
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	fields[name] = encoded
	return json.Marshal(fields)
}
