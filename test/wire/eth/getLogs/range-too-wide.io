// A range wider than the limit: the error names one that fits.
// chain: head-limited
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x29c","toBlock":"0x300","address":"0x3d641a2791533b4a0000345ea8d509d01e1ec301"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"query exceeds max block range 100. Try with this block range [0x29c, 0x2ff].","data":{"from":"0x29c","to":"0x2ff"}}}
