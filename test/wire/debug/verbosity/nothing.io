// Level 0 writes nothing.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_verbosity","params":[0]}
<< {"jsonrpc":"2.0","id":1,"result":null}
