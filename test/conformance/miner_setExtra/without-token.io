// Without a token nobody gets an answer.
// chain: head-operator
// speconly: the reason names what the server needs
>> {"jsonrpc":"2.0","id":1,"method":"miner_setExtra","params":["0x68616c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"unauthorized: miner_setExtra needs a bearer token"}}
