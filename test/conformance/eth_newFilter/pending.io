// Logs of pending transactions do not exist.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"pending logs are not supported"}}
