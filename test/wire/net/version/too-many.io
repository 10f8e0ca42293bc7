// A method without parameters takes none.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"net_version","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0","data":{"path":"params","expected":["at most 0 arguments"]}}}
