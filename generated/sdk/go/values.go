package halley

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"golang.org/x/crypto/sha3"
)

// Address is the 20 bytes of an account or of a contract. On the wire it is lower-case hex.
type Address [20]byte

// Hash is 32 bytes: a hash, a root, a topic, or a word of storage. On the wire it is lower-case hex.
type Hash [32]byte

// ParseAddress reads 40 hex digits with the prefix 0x. It holds mixed upper and lower case against the checksum of
// EIP-55.
func ParseAddress(text string) (Address, error) {
	var address Address
	if err := parseFixed([]byte(text), address[:]); err != nil {
		return Address{}, err
	}
	digits := text[2:]
	if digits != strings.ToLower(digits) && digits != strings.ToUpper(digits) && text != address.String() {
		return Address{}, fmt.Errorf("the checksum of the address %s is wrong", text)
	}
	return address, nil
}

// String is the address in hex, its letters upper or lower case by the checksum of EIP-55.
func (a Address) String() string {
	digits := []byte(hex.EncodeToString(a[:]))
	state := sha3.NewLegacyKeccak256()
	state.Write(digits)
	sum := state.Sum(nil)
	for i, digit := range digits {
		nibble := sum[i/2] >> 4
		if i%2 == 1 {
			nibble = sum[i/2] & 15
		}
		if digit >= 'a' && nibble >= 8 {
			digits[i] = digit - 'a' + 'A'
		}
	}
	return "0x" + string(digits)
}

// MarshalText is the address in lower-case hex.
func (a Address) MarshalText() ([]byte, error) { return fixedText(a[:]), nil }

// UnmarshalText reads hex in either case. It does not check a checksum.
func (a *Address) UnmarshalText(text []byte) error { return parseFixed(text, a[:]) }

// ParseHash reads 64 hex digits with the prefix 0x.
func ParseHash(text string) (Hash, error) {
	var hash Hash
	err := parseFixed([]byte(text), hash[:])
	return hash, err
}

// String is the hash in lower-case hex.
func (h Hash) String() string { return string(fixedText(h[:])) }

// MarshalText is the hash in lower-case hex.
func (h Hash) MarshalText() ([]byte, error) { return fixedText(h[:]), nil }

// UnmarshalText reads hex in either case.
func (h *Hash) UnmarshalText(text []byte) error { return parseFixed(text, h[:]) }

// Number is a number below 2^64 where other values are possible too, such as a block number in a BlockParameter. On
// the wire it is hex without leading zeros.
type Number uint64

// Big is a quantity of any size where other values are possible too.
type Big big.Int

// NewBig is value as an alternative of a type that allows others.
func NewBig(value *big.Int) *Big { return (*Big)(value) }

// Int is the same number.
func (b *Big) Int() *big.Int { return (*big.Int)(b) }

// Integer is a JSON integer where other values are possible too.
type Integer int64

// Bytes are data where other values are possible too. On the wire they are hex.
type Bytes []byte

// Text is a text where other values are possible too.
type Text string

// Boolean is true or false where other values are possible too.
type Boolean bool

// Ptr is a pointer to value, for parameters and fields that can be left out.
func Ptr[T any](value T) *T { return &value }

func fixedText(bytes []byte) []byte {
	text := make([]byte, 2+2*len(bytes))
	copy(text, "0x")
	hex.Encode(text[2:], bytes)
	return text
}

func parseFixed(text, into []byte) error {
	if len(text) != 2+2*len(into) || text[0] != '0' || text[1] != 'x' {
		return fmt.Errorf("%s is not 0x and %d hex digits", excerpt(string(text)), 2*len(into))
	}
	decoded := make([]byte, len(into))
	if _, err := hex.Decode(decoded, text[2:]); err != nil {
		return fmt.Errorf("%s is not 0x and %d hex digits", excerpt(string(text)), 2*len(into))
	}
	copy(into, decoded)
	return nil
}

func parseBytes(text string) ([]byte, error) {
	if !strings.HasPrefix(text, "0x") {
		return nil, fmt.Errorf("%s is not hex with the prefix 0x", excerpt(text))
	}
	bytes, err := hex.DecodeString(text[2:])
	if err != nil {
		return nil, fmt.Errorf("%s is not whole bytes in hex", excerpt(text))
	}
	return bytes, nil
}

// maxQuantityDigits is far above the 64 digits of an EVM word. It bounds the work on what a server sends.
const maxQuantityDigits = 1024

func parseQuantity(text string) (*big.Int, error) {
	if len(text) < 2 || text[:2] != "0x" || len(text) > 2+maxQuantityDigits {
		return nil, fmt.Errorf("%s is not a hex quantity", excerpt(text))
	}
	digits := text[2:]
	if digits == "" {
		return new(big.Int), nil
	}
	for _, digit := range []byte(digits) {
		if !isHexDigit(digit) {
			return nil, fmt.Errorf("%s is not a hex quantity", excerpt(text))
		}
	}
	value, ok := new(big.Int).SetString(digits, 16)
	if !ok {
		return nil, fmt.Errorf("%s is not a hex quantity", excerpt(text))
	}
	return value, nil
}

func quantityText(value *big.Int) (string, error) {
	if value.Sign() < 0 {
		return "", errors.New("a quantity cannot be negative")
	}
	return "0x" + value.Text(16), nil
}

func isHexDigit(digit byte) bool {
	return digit >= '0' && digit <= '9' || digit >= 'a' && digit <= 'f' || digit >= 'A' && digit <= 'F'
}

// excerpt shortens what a server sent, so that errors stay readable, and quotes it.
func excerpt(text string) string {
	const most = 80
	if len(text) > most {
		return fmt.Sprintf("%q…", text[:most])
	}
	return fmt.Sprintf("%q", text)
}
