// False in front of a node that has nothing but its newest block.
// chain: head-pruned
>> {"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":false}
