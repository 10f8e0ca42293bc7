// A log has at most four topics.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"topics":[null,null,null,null,null]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: filter.topics: must be maxItems 4, got an array","data":{"path":"filter.topics","expected":["maxItems 4"]}}}
