package halley

import (
	"encoding/json"
	"errors"
	"strconv"
)

// A position is how far a subscription has come. Only the reader of the connection that the subscription lives on
// changes it, and the goroutine that resumes it when there is none.
type position struct {
	// from is the fromBlock to subscribe with.
	from string
	// asked is true while from is the block that the caller named, which may be one to come.
	asked bool
	// seen is what was received of the block that from names, so that none of it comes twice.
	block    uint64
	hash     string
	logIndex uint64
	started  bool
}

// A place is what tells where a header, a block or a log stands.
type place struct {
	Number      *string `json:"number"`
	Hash        string  `json:"hash"`
	BlockNumber *string `json:"blockNumber"`
	BlockHash   string  `json:"blockHash"`
	LogIndex    string  `json:"logIndex"`
	Removed     bool    `json:"removed"`
}

// advance notes a notification, and reports whether it is a new one.
func (p *position) advance(raw json.RawMessage) (bool, error) {
	var at place
	if err := json.Unmarshal(raw, &at); err != nil {
		return false, errors.New("no header, block or log")
	}
	if at.BlockNumber != nil {
		return p.advanceLog(at)
	}
	if at.Number == nil {
		return false, errors.New("it lacks its number")
	}
	number, err := parseUint64(*at.Number)
	if err != nil {
		return false, err
	}
	if p.started && number == p.block && at.Hash == p.hash {
		return false, nil
	}
	p.block, p.hash, p.started = number, at.Hash, true
	return true, nil
}

func (p *position) advanceLog(at place) (bool, error) {
	number, err := parseUint64(*at.BlockNumber)
	if err != nil {
		return false, err
	}
	index, err := parseUint64(at.LogIndex)
	if err != nil {
		return false, err
	}
	if at.Removed {
		// The block is gone: its successor's logs begin anew.
		p.block, p.hash, p.started = number, "", true
		return true, nil
	}
	if p.started && number == p.block && at.BlockHash == p.hash && index <= p.logIndex {
		return false, nil
	}
	p.block, p.hash, p.logIndex, p.started = number, at.BlockHash, index, true
	return true, nil
}

// resume sets from to where the subscription goes on: the block of the last notification, of which all that was
// received is dropped. A log does not say whether it is the last one of its block, and a header of the same number
// may have replaced the last one.
func (p *position) resume() {
	if p.started {
		p.from, p.asked = "0x"+strconv.FormatUint(p.block, 16), false
	}
}

// notAfter lowers from to the block after head, if it is above that: a chain that began anew may be shorter, and the
// subscription would be silent until it has grown.
func (p *position) notAfter(head uint64) {
	if p.asked {
		return
	}
	if from, err := parseUint64(p.from); err == nil && from > head && from-head > 1 {
		p.from = "0x" + strconv.FormatUint(head+1, 16)
	}
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
