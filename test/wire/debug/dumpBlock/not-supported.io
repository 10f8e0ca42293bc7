// A whole state is not served.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_dumpBlock","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method debug_dumpBlock is not supported: a state as a whole is not served by nodes of the chain"}}
