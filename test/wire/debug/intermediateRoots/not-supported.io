// There is no state root after each transaction.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_intermediateRoots","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method debug_intermediateRoots is not supported: no state root after each transaction exists on the chain"}}
