// An unknown transaction is an error.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_getInternalOperations","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"transaction not found"}}
