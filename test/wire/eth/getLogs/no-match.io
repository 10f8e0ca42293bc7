// No log of this contract.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x29c","toBlock":"0x29d","address":"0x00000000000000000000000000000000deadbee1"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
