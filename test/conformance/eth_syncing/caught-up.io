// False when the node has caught up and every block of it is indexed.
// chain: head-pruned
>> {"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":false}
