// An odd number of hex digits is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x123"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: data: must match ^0x(?:[0-9a-fA-F]{2})*$, got \"0x123\"","data":{"path":"data","expected":["Data"]}}}
