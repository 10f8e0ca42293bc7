// A hash has 32 bytes.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0x12"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: transactionHash: must match ^0x[0-9a-fA-F]{64}$, got \"0x12\"","data":{"path":"transactionHash","expected":["Hash"]}}}
