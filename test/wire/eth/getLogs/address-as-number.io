// An address is text.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":5}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: filter.address: must be Address or array or null, got 5","data":{"path":"filter.address","expected":["Address","array","null"]}}}
