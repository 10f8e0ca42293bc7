// The block must exist, as for eth_call.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_callMany","params":[[[{},["trace"]]],{"blockHash":"0xabababababababababababababababababababababababababababababababab"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header for hash not found"}}
