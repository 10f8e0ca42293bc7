// At most two parameters.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","latest",1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 2","data":{"path":"params","expected":["at most 2 arguments"]}}}
