// A block hash excludes a range.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b20","fromBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other"}}
