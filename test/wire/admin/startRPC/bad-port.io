// A port is from 1 to 65535.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_startRPC","params":[null,65536]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: port: must be maximum 65535, got 65536","data":{"path":"port","expected":["maximum 65535"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"admin_startRPC","params":["a b"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: host: must match ^[0-9a-zA-Z.:-]{1,253}$, got \"a b\"","data":{"path":"host","expected":["pattern"]}}}
