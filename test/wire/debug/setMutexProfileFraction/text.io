// The rate is a JSON integer, as in geth.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_setMutexProfileFraction","params":["1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: rate: must be integer, got \"1\"","data":{"path":"rate","expected":["integer"]}}}
