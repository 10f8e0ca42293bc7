// A file is written although nothing was measured.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_writeBlockProfile","params":["io-block.json"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
