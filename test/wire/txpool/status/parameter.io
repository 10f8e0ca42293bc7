// It takes no parameter.
// chain: head-txpool
>> {"jsonrpc":"2.0","id":1,"method":"txpool_status","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0","data":{"path":"params","expected":["at most 0 arguments"]}}}
