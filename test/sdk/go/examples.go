package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"reflect"
	"regexp"
	"strings"

	"halley.example/halley"
)

type contract struct {
	Methods []struct {
		Name     string `json:"name"`
		Examples []struct {
			Params []struct {
				Value json.RawMessage `json:"value"`
			} `json:"params"`
		} `json:"examples"`
	} `json:"methods"`
}

// examples calls every typed function with the parameters of the contract's examples, turned into its own types.
func (s *scenario) examples() {
	text, err := os.ReadFile(os.Getenv("HALLEY_CONTRACT"))
	must(err)
	var document contract
	must(json.Unmarshal(text, &document))
	client := got(halley.Dial(s.ctx, s.Examples, nil))
	defer client.Close()
	var called []any
	for _, method := range document.Methods {
		for index, example := range method.Examples {
			params := make([]json.RawMessage, len(example.Params))
			for i, param := range example.Params {
				params[i] = param.Value
			}
			result, err := s.callTyped(client, method.Name, params)
			if err != nil {
				must(fmt.Errorf("%s, example %d: %w", method.Name, index, err))
			}
			called = append(called, map[string]any{"method": method.Name, "index": index, "result": result})
		}
	}
	step("examples", map[string]any{"called": called})
}

func (s *scenario) callTyped(client *halley.Client, name string, params []json.RawMessage) (json.RawMessage, error) {
	if name == "eth_subscribe" {
		// Its typed functions need a WebSocket, and the subscriptions are a step of their own.
		return client.CallRaw(s.ctx, name, anyOf(params)...)
	}
	function := typedFunction(client, name)
	arguments := []reflect.Value{reflect.ValueOf(s.ctx)}
	for i := 1; i < function.Type().NumIn(); i++ {
		argument := reflect.New(function.Type().In(i))
		if i <= len(params) && string(params[i-1]) != "null" {
			if err := decodeParam(params[i-1], argument.Interface()); err != nil {
				return nil, err
			}
		}
		arguments = append(arguments, argument.Elem())
	}
	results := function.Call(arguments)
	if err, failed := results[len(results)-1].Interface().(error); failed {
		return nil, err
	}
	if len(results) == 1 {
		return json.RawMessage("null"), nil
	}
	return wire(results[0].Interface()), nil
}

func anyOf(params []json.RawMessage) []any {
	values := make([]any, len(params))
	for i, param := range params {
		values[i] = param
	}
	return values
}

// decodeParam reads a parameter. Where the contract takes a JSON integer as another writing of a quantity, the Go type
// is that of the quantity.
func decodeParam(text json.RawMessage, into any) error {
	err := halley.Unmarshal(text, into)
	if err == nil {
		return nil
	}
	inHex := integers.ReplaceAllFunc(text, func(match []byte) []byte {
		digits := strings.Trim(string(match), `:[,]} `)
		number, _ := new(big.Int).SetString(digits, 10)
		return []byte(strings.Replace(string(match), digits, fmt.Sprintf(`"0x%x"`, number), 1))
	})
	if halley.Unmarshal(inHex, into) == nil {
		return nil
	}
	return err
}

var integers = regexp.MustCompile(`(?:^|[:\[,] *)[0-9]+`)

// typedFunction finds client.Eth.GetBalance for eth_getBalance.
func typedFunction(client *halley.Client, method string) reflect.Value {
	namespace, name, _ := strings.Cut(strings.ReplaceAll(method, ".", "_"), "_")
	plain := strings.ToLower(strings.ReplaceAll(name, "_", ""))
	methods := reflect.ValueOf(client).Elem().FieldByNameFunc(func(field string) bool {
		return strings.EqualFold(field, namespace)
	})
	for i := range methods.NumMethod() {
		if strings.ToLower(methods.Type().Method(i).Name) == plain {
			return methods.Method(i)
		}
	}
	panic("there is no typed function for " + method)
}
