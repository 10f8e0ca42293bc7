// A filter that was removed is unknown.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"{filter}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_uninstallFilter","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":2,"result":true}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getFilterChanges","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"filter not found"}}
>> {"jsonrpc":"2.0","id":4,"method":"eth_uninstallFilter","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":4,"result":false}
