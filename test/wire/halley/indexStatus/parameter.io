// There are no parameters.
// chain: head-halley
>> {"jsonrpc":"2.0","id":1,"method":"halley_indexStatus","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0","data":{"path":"params","expected":["at most 0 arguments"]}}}
