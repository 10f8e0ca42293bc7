// False at the head of a node that has caught up, though older blocks are not indexed.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":false}
