// Without the index of traces there is no answer, and never an empty list.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x1","toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"transactions are not indexed by address: this server runs without --trace.index"}}
>> {"jsonrpc":"2.0","id":2,"method":"trace_filter","params":[{"fromAddress":["0x1111111111111111111111111111111111111111"]}]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32004,"message":"transactions are not indexed by address: this server runs without --trace.index"}}
>> {"jsonrpc":"2.0","id":3,"method":"trace_filter","params":[{}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32005,"message":"blocks of a filter without addresses: 7402 exceeds the limit of 1000","data":{"limit":1000}}}
