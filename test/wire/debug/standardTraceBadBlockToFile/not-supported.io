// Traces are not written into files.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_standardTraceBadBlockToFile","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method debug_standardTraceBadBlockToFile is not supported: traces are answered, not written into files of the server's machine"}}
