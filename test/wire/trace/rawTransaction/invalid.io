// Bytes that are no transaction are refused in the words of geth.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_rawTransaction","params":["0x",["trace"]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"typed transaction too short"}}
>> {"jsonrpc":"2.0","id":2,"method":"trace_rawTransaction","params":["0x02c0",["trace"]]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"rlp: too few elements for types.DynamicFeeTx"}}
>> {"jsonrpc":"2.0","id":3,"method":"trace_rawTransaction","params":["0xf0",[]]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"rlp: value size exceeds available input length"}}
