// true the first time, false afterwards.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"result":"{filter}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_uninstallFilter","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":2,"result":true}
>> {"jsonrpc":"2.0","id":3,"method":"eth_uninstallFilter","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":3,"result":false}
