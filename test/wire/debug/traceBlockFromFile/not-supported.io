// No files are read.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockFromFile","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method debug_traceBlockFromFile is not supported: files of the server's machine are not read"}}
