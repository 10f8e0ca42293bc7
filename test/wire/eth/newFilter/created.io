// A log filter has a random id, and begins behind the newest block.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"earliest","address":"0x3d641a2791533b4a0000345ea8d509d01e1ec301"}]}
<< {"jsonrpc":"2.0","id":1,"result":"{filter}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getFilterChanges","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":2,"result":[]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_uninstallFilter","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":3,"result":true}
