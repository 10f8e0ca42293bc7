// Without a token nobody gets an answer.
// chain: head-operator
// speconly: the reason names what the server needs
>> {"jsonrpc":"2.0","id":1,"method":"miner_getHashrate","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"unauthorized: miner_getHashrate needs a bearer token"}}
