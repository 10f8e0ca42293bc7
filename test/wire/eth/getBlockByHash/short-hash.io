// A hash has 32 bytes.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x1234",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockHash: must match ^0x[0-9a-fA-F]{64}$, got \"0x1234\"","data":{"path":"blockHash","expected":["Hash"]}}}
