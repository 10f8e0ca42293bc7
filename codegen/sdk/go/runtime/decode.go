package halley

import (
	"bytes"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"reflect"
	"strconv"
)

var (
	bigType     = reflect.TypeFor[*big.Int]()
	rawType     = reflect.TypeFor[json.RawMessage]()
	anyType     = reflect.TypeFor[any]()
	textDecoder = reflect.TypeFor[encoding.TextUnmarshaler]()
)

// A constant is an alternative that is one fixed value.
type constant interface{ wireValue() any }

var constantType = reflect.TypeFor[constant]()

// A decoder turns a JSON value into the types of this package. A strict one refuses objects that lack a field.
type decoder struct{ strict bool }

// Unmarshal reads JSON into the variable that into points to, as json.Unmarshal does. It also knows the types of this
// package that have alternatives, such as Transaction or BlockParameter.
func Unmarshal(text []byte, into any) error {
	if value := reflect.ValueOf(into); value.Kind() != reflect.Pointer || value.IsNil() {
		return errors.New("Unmarshal needs a pointer")
	}
	return decodeJSON(text, into, true)
}

// decodeJSON reads the JSON text into the variable that into points to. Where null is no value, the contract's types
// have no room for it, and it is an error unless nullable is true.
func decodeJSON(text []byte, into any, nullable bool) error {
	value := reflect.ValueOf(into).Elem()
	if value.Type() == rawType {
		value.SetBytes(append([]byte(nil), text...))
		return nil
	}
	node, err := parseJSON(text)
	if err != nil {
		return err
	}
	if node == nil && nullable {
		value.SetZero()
		return nil
	}
	if node == nil {
		return errors.New("it is null")
	}
	return decoder{}.decode(node, value)
}

func parseJSON(text []byte) (any, error) {
	reader := json.NewDecoder(bytes.NewReader(text))
	reader.UseNumber()
	var node any
	if err := reader.Decode(&node); err != nil {
		return nil, fmt.Errorf("no JSON: %w", err)
	}
	if _, err := reader.Token(); err != io.EOF {
		return nil, errors.New("no JSON: text after the value")
	}
	return node, nil
}

func (d decoder) decode(node any, into reflect.Value) error {
	t := into.Type()
	switch {
	case t == rawType:
		text, err := json.Marshal(node)
		into.SetBytes(text)
		return err
	case t == anyType:
		if node != nil {
			into.Set(reflect.ValueOf(node))
		}
		return nil
	case t == bigType:
		return decodeBig(node, into)
	case t.Implements(constantType):
		if into.Interface().(constant).wireValue() != node {
			return mismatch(fmt.Sprintf("%v", into.Interface().(constant).wireValue()), node)
		}
		return nil
	case reflect.PointerTo(t).Implements(textDecoder):
		text, ok := node.(string)
		if !ok {
			return mismatch("hex text", node)
		}
		return into.Addr().Interface().(encoding.TextUnmarshaler).UnmarshalText([]byte(text))
	}
	return d.decodeKind(node, into)
}

func (d decoder) decodeKind(node any, into reflect.Value) error {
	switch into.Kind() {
	case reflect.Pointer:
		if node == nil {
			into.SetZero()
			return nil
		}
		target := reflect.New(into.Type().Elem())
		if into.Type() == reflect.TypeFor[*Big]() {
			var number *big.Int
			if err := decodeBig(node, reflect.ValueOf(&number).Elem()); err != nil {
				return err
			}
			into.Set(reflect.ValueOf(NewBig(number)))
			return nil
		}
		if err := d.decode(node, target.Elem()); err != nil {
			return err
		}
		into.Set(target)
		return nil
	case reflect.Interface:
		return d.decodeUnion(node, into)
	case reflect.Struct:
		return d.decodeStruct(node, into)
	case reflect.Slice:
		return d.decodeSlice(node, into)
	case reflect.Map:
		return d.decodeMap(node, into)
	}
	return decodeScalar(node, into)
}

func decodeBig(node any, into reflect.Value) error {
	text, ok := node.(string)
	if !ok {
		return mismatch("a hex quantity", node)
	}
	value, err := parseQuantity(text)
	if err == nil {
		into.Set(reflect.ValueOf(value))
	}
	return err
}

func decodeScalar(node any, into reflect.Value) error {
	switch into.Kind() {
	case reflect.String:
		text, ok := node.(string)
		if !ok {
			return mismatch("a text", node)
		}
		into.SetString(text)
	case reflect.Bool:
		value, ok := node.(bool)
		if !ok {
			return mismatch("true or false", node)
		}
		into.SetBool(value)
	case reflect.Uint64:
		text, ok := node.(string)
		if !ok {
			return mismatch("a hex quantity", node)
		}
		value, err := parseQuantity(text)
		if err != nil {
			return err
		}
		if !value.IsUint64() {
			return fmt.Errorf("%s does not fit in 64 bits", excerpt(text))
		}
		into.SetUint(value.Uint64())
	case reflect.Int64:
		number, ok := node.(json.Number)
		if !ok {
			return mismatch("an integer", node)
		}
		value, err := strconv.ParseInt(number.String(), 10, 64)
		if err != nil {
			return fmt.Errorf("%s is no integer of 64 bits", excerpt(number.String()))
		}
		into.SetInt(value)
	case reflect.Float64:
		number, ok := node.(json.Number)
		if !ok {
			return mismatch("a number", node)
		}
		value, err := number.Float64()
		if err != nil {
			return fmt.Errorf("%s is out of range", excerpt(number.String()))
		}
		into.SetFloat(value)
	default:
		return fmt.Errorf("the type %s has no JSON form", into.Type())
	}
	return nil
}

func (d decoder) decodeSlice(node any, into reflect.Value) error {
	if into.Type().Elem().Kind() == reflect.Uint8 {
		text, ok := node.(string)
		if !ok {
			return mismatch("hex text", node)
		}
		data, err := parseBytes(text)
		into.SetBytes(data)
		return err
	}
	items, ok := node.([]any)
	if !ok {
		return mismatch("a list", node)
	}
	list := reflect.MakeSlice(into.Type(), len(items), len(items))
	for i, item := range items {
		if err := d.decode(item, list.Index(i)); err != nil {
			return at("["+strconv.Itoa(i)+"]", err)
		}
	}
	into.Set(list)
	return nil
}

func (d decoder) decodeMap(node any, into reflect.Value) error {
	entries, ok := node.(map[string]any)
	if !ok {
		return mismatch("an object", node)
	}
	t := into.Type()
	table := reflect.MakeMapWithSize(t, len(entries))
	for name, entry := range entries {
		key, value := reflect.New(t.Key()).Elem(), reflect.New(t.Elem()).Elem()
		if err := d.decode(name, key); err != nil {
			return at("."+name, err)
		}
		if err := d.decode(entry, value); err != nil {
			return at("."+name, err)
		}
		table.SetMapIndex(key, value)
	}
	into.Set(table)
	return nil
}

func (d decoder) decodeStruct(node any, into reflect.Value) error {
	object, ok := node.(map[string]any)
	if !ok {
		return mismatch("an object", node)
	}
	fields := fieldsOf(into.Type())
	for _, field := range fields {
		if err := d.checkField(field, object); err != nil {
			return at("."+field.name, err)
		}
	}
	for _, field := range fields {
		value, present := object[field.name]
		if !present || value == nil && (field.optional || field.nullable) {
			continue
		}
		if err := d.decode(value, into.Field(field.index)); err != nil {
			return at("."+field.name, err)
		}
	}
	return nil
}

// checkField refuses an object by its keys and constants, before any field of it is decoded. A field that is missing
// is left nil when its type allows that, because servers differ in what they leave out; a strict decoder refuses it.
func (d decoder) checkField(field structField, object map[string]any) error {
	value, present := object[field.name]
	if field.constant != nil && (present || d.strict) && value != field.constant {
		return mismatch(fmt.Sprintf("%v", field.constant), value)
	}
	if !present && !field.optional && (d.strict || !field.canBeNil) {
		return errors.New("is missing")
	}
	if present && value == nil && !field.optional && !field.nullable {
		return errors.New("is null")
	}
	return nil
}

// decodeUnion takes the alternative that fits. The first pass is strict, so that alternatives which differ only in
// their fields are told apart.
func (d decoder) decodeUnion(node any, into reflect.Value) error {
	if node == nil {
		into.SetZero()
		return nil
	}
	alternatives, ok := unions[into.Type()]
	if !ok {
		return fmt.Errorf("the type %s has no JSON form", into.Type())
	}
	var last error
	for _, strict := range []bool{true, d.strict} {
		for _, alternative := range alternatives {
			value := reflect.New(alternative).Elem()
			if err := (decoder{strict: strict}).decode(node, value); err != nil {
				last = err
				continue
			}
			into.Set(value)
			return nil
		}
		if _, isObject := node.(map[string]any); !isObject {
			break
		}
	}
	if _, isObject := node.(map[string]any); isObject && last != nil {
		return fmt.Errorf("fits no alternative of %s (the last: %w)", into.Type().Name(), last)
	}
	return mismatch("any of "+into.Type().Name(), node)
}

func mismatch(expected string, node any) error {
	text, err := json.Marshal(node)
	if err != nil {
		text = []byte(fmt.Sprintf("%T", node))
	}
	return fmt.Errorf("%s is not %s", excerpt(string(text)), expected)
}

// A placedError is an error with the path to the value that caused it.
type placedError struct {
	path  string
	cause error
}

func (e *placedError) Error() string { return e.path + ": " + e.cause.Error() }

func (e *placedError) Unwrap() error { return e.cause }

// maxPath bounds the path of an error in a deeply nested answer.
const maxPath = 200

func at(place string, err error) error {
	if placed, ok := err.(*placedError); ok {
		if len(placed.path) < maxPath {
			placed.path = place + placed.path
		}
		return placed
	}
	return &placedError{path: place, cause: err}
}
