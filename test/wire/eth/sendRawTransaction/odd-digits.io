// An odd number of hex digits is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x123"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: transaction: must match ^0x(?:[0-9a-fA-F]{2})*$, got \"0x123\"","data":{"path":"transaction","expected":["Data"]}}}
