// The timeout is a count of milliseconds.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0x00","soon"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: timeout: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got \"soon\"","data":{"path":"timeout","expected":["Uint64"]}}}
