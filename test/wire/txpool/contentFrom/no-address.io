// The sender must be given, with all 20 bytes.
// chain: v0.3.2-txpool
>> {"jsonrpc":"2.0","id":1,"method":"txpool_contentFrom","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0: address","data":{"path":"address","expected":["a value"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"txpool_contentFrom","params":["0x40a0"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: address: must match ^0x[0-9a-fA-F]{40}$, got \"0x40a0\"","data":{"path":"address","expected":["Address"]}}}
