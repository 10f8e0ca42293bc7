// There is a limit of the slots.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_storageRangeAt","params":["0x2",0,"0x1111111111111111111111111111111111111111","0x",1025]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"slots: 1025 exceeds the limit of 1024","data":{"limit":1024}}}
