// A range ends at or after its beginning, and at or below the head.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x2","toBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid block range params"}}
>> {"jsonrpc":"2.0","id":2,"method":"trace_filter","params":[{"toBlock":"0xffffff"}]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"block range extends beyond current head block"}}
