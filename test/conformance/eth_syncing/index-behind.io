// While heights between the earliest and the head are not indexed, the range that is.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"startingBlock":"0x2","currentBlock":"0x1cea","highestBlock":"0x1cea","indexedFrom":"0x1cea","indexedTo":"0x1cea"}}
