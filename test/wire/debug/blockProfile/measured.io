// The delay of the event loop is written into a file.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_blockProfile","params":["io-block-timed.json",0]}
<< {"jsonrpc":"2.0","id":1,"result":null}
