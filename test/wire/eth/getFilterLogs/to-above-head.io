// A range above the head is refused when its logs are requested, not when the filter is created.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"0x1ce0","toBlock":"0xffffff"}]}
<< {"jsonrpc":"2.0","id":1,"result":"{filter}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getFilterLogs","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"block range extends beyond current head block"}}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getFilterChanges","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":3,"result":[]}
