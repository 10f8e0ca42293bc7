// The limits of eth_getLogs hold.
// chain: head-limited
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"0x1","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"result":"{filter}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getFilterLogs","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32005,"message":"query exceeds max block range 100. Try with this block range [0x1, 0x64].","data":{"from":"0x1","to":"0x64"}}}
