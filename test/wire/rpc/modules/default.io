// The enabled namespaces, and rpc.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"rpc_modules"}
<< {"jsonrpc":"2.0","id":1,"result":{"eth":"1.0","net":"1.0","rpc":"1.0","web3":"1.0"}}
