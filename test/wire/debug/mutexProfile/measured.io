// The use of the event loop is written into a file.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_mutexProfile","params":["io-mutex-timed.json",0]}
<< {"jsonrpc":"2.0","id":1,"result":null}
