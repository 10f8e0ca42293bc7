// An id is hex text.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterChanges","params":["1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: filterId: must match ^0x[0-9a-fA-F]{1,64}$, got \"1\"","data":{"path":"filterId","expected":["FilterId"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getFilterChanges","params":[1]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: filterId: must be FilterId, got 1","data":{"path":"filterId","expected":["FilterId"]}}}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getFilterChanges","params":[]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"missing value for required argument 0: filterId","data":{"path":"filterId","expected":["a value"]}}}
