// More logs than the limit: the error names a range that has fewer.
// chain: head-limited
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x29c","toBlock":"0x29d"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"query returned more than 10 results. Try with this block range [0x29c, 0x29c].","data":{"from":"0x29c","to":"0x29c"}}}
