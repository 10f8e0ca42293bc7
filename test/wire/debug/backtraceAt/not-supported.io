// There are no stack traces by source line.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_backtraceAt","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method debug_backtraceAt is not supported: a Node.js process has no log of stack traces by source line"}}
