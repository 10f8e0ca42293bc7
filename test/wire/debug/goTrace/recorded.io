// A trace is written into a file.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_goTrace","params":["io-trace.json",0]}
<< {"jsonrpc":"2.0","id":1,"result":null}
