// EIP-1898: number and hash together are refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",{"blockHash":"0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b20","blockNumber":"0x147f"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: block: must be no field blockNumber or no field blockHash, got an object","data":{"path":"block","expected":["no field blockNumber","no field blockHash"]}}}
