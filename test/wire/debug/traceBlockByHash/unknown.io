// A hash that no block has is an error, as in geth.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"block 0xabababababababababababababababababababababababababababababababab not found"}}
