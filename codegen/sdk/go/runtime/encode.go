package halley

import (
	"encoding"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"reflect"
	"sort"
	"strconv"
	"strings"
	"sync"
)

var textEncoder = reflect.TypeFor[encoding.TextMarshaler]()

// A structField is what the tags of a field say. `json:"name,omitempty"` is a field that can be left out,
// `rpc:"nullable"` one that is null where it has no value, and `rpc:"const=…"` one with a fixed value.
type structField struct {
	index    int
	name     string
	optional bool
	nullable bool
	canBeNil bool
	constant any
}

var structFields sync.Map

func fieldsOf(t reflect.Type) []structField {
	if known, ok := structFields.Load(t); ok {
		return known.([]structField)
	}
	fields := make([]structField, 0, t.NumField())
	for i := range t.NumField() {
		declared := t.Field(i)
		name, option, _ := strings.Cut(declared.Tag.Get("json"), ",")
		field := structField{index: i, name: name, optional: option == "omitempty"}
		rule := declared.Tag.Get("rpc")
		field.nullable = rule == "nullable"
		if fixed, ok := strings.CutPrefix(rule, "const="); ok {
			field.constant = fixed
			if declared.Type.Kind() == reflect.Bool {
				field.constant = fixed == "true"
			}
		}
		switch declared.Type.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
			field.canBeNil = true
		}
		fields = append(fields, field)
	}
	known, _ := structFields.LoadOrStore(t, fields)
	return known.([]structField)
}

// Marshal is the JSON of a value as it is on the wire: quantities and data in hex. nil is null, also that of a list.
func Marshal(value any) ([]byte, error) {
	if isNil(value) {
		return []byte("null"), nil
	}
	return encodeJSON(value)
}

// encodeJSON is the JSON text of a value of this package's types.
func encodeJSON(value any) ([]byte, error) { return encode(nil, reflect.ValueOf(value)) }

func encode(out []byte, value reflect.Value) ([]byte, error) {
	if !value.IsValid() {
		return append(out, "null"...), nil
	}
	t := value.Type()
	switch {
	case t == rawType:
		return encodeRaw(out, value.Bytes())
	case t == bigType || t == reflect.TypeFor[*Big]():
		return encodeBig(out, value)
	case t.Implements(constantType) && t.Kind() != reflect.Pointer:
		return encodeAny(out, value.Interface().(constant).wireValue())
	case t.Implements(textEncoder) && t.Kind() != reflect.Pointer:
		text, err := value.Interface().(encoding.TextMarshaler).MarshalText()
		if err != nil {
			return nil, err
		}
		return encodeAny(out, string(text))
	}
	return encodeKind(out, value)
}

func encodeKind(out []byte, value reflect.Value) ([]byte, error) {
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface:
		if value.IsNil() {
			return append(out, "null"...), nil
		}
		return encode(out, value.Elem())
	case reflect.Uint64:
		return append(append(append(out, `"0x`...), strconv.FormatUint(value.Uint(), 16)...), '"'), nil
	case reflect.Int, reflect.Int64:
		return strconv.AppendInt(out, value.Int(), 10), nil
	case reflect.Slice:
		if value.Type().Elem().Kind() == reflect.Uint8 {
			out = append(out, `"0x`...)
			out = hex.AppendEncode(out, value.Bytes())
			return append(out, '"'), nil
		}
		return encodeSlice(out, value)
	case reflect.Map:
		return encodeMap(out, value)
	case reflect.Struct:
		return encodeStruct(out, value)
	}
	return encodeAny(out, value.Interface())
}

func encodeAny(out []byte, value any) ([]byte, error) {
	text, err := json.Marshal(value)
	return append(out, text...), err
}

func encodeRaw(out, text []byte) ([]byte, error) {
	if text == nil {
		return append(out, "null"...), nil
	}
	if !json.Valid(text) {
		return nil, fmt.Errorf("%s is no JSON", excerpt(string(text)))
	}
	return append(out, text...), nil
}

func encodeBig(out []byte, value reflect.Value) ([]byte, error) {
	if value.IsNil() {
		return append(out, "null"...), nil
	}
	text, err := quantityText(value.Convert(bigType).Interface().(*big.Int))
	return append(append(append(out, '"'), text...), '"'), err
}

func encodeSlice(out []byte, value reflect.Value) ([]byte, error) {
	out = append(out, '[')
	var err error
	for i := range value.Len() {
		if i > 0 {
			out = append(out, ',')
		}
		if out, err = encode(out, value.Index(i)); err != nil {
			return nil, at("["+strconv.Itoa(i)+"]", err)
		}
	}
	return append(out, ']'), nil
}

func encodeMap(out []byte, value reflect.Value) ([]byte, error) {
	entries := make(map[string]reflect.Value, value.Len())
	names := make([]string, 0, value.Len())
	for iterator := value.MapRange(); iterator.Next(); {
		name := iterator.Key().String()
		if key, ok := iterator.Key().Interface().(encoding.TextMarshaler); ok {
			text, err := key.MarshalText()
			if err != nil {
				return nil, err
			}
			name = string(text)
		}
		entries[name] = iterator.Value()
		names = append(names, name)
	}
	sort.Strings(names)
	out = append(out, '{')
	var err error
	for i, name := range names {
		if i > 0 {
			out = append(out, ',')
		}
		if out, err = encodeAny(out, name); err != nil {
			return nil, err
		}
		if out, err = encode(append(out, ':'), entries[name]); err != nil {
			return nil, at("."+name, err)
		}
	}
	return append(out, '}'), nil
}

// isNilReference reports whether a value is missing. A nil list or map stands for an empty one.
func isNilReference(value reflect.Value) bool {
	return (value.Kind() == reflect.Pointer || value.Kind() == reflect.Interface) && value.IsNil()
}

func encodeStruct(out []byte, value reflect.Value) ([]byte, error) {
	out = append(out, '{')
	separator := ""
	var err error
	for _, field := range fieldsOf(value.Type()) {
		inner := value.Field(field.index)
		if field.optional && inner.IsZero() {
			continue
		}
		if out, err = encodeAny(append(out, separator...), field.name); err != nil {
			return nil, err
		}
		out, separator = append(out, ':'), ","
		switch {
		case field.constant != nil:
			out, err = encodeAny(out, field.constant)
		case field.nullable && field.canBeNil && inner.IsNil():
			out = append(out, "null"...)
		case isNilReference(inner):
			err = errors.New("is needed and nil")
		default:
			out, err = encode(out, inner)
		}
		if err != nil {
			return nil, at("."+field.name, err)
		}
	}
	return append(out, '}'), nil
}
