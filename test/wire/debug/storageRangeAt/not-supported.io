// A node of the chain does not list storage.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_storageRangeAt","params":["0x2",0,"0x1111111111111111111111111111111111111111","0x",10]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method debug_storageRangeAt is not supported: nodes of the chain do not list the storage of a contract"}}
