// A hash that no block has is an error.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawReceipts","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"block not found"}}
