// State below the earliest block is gone.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getAccountInfo","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4444,"message":"pruned history unavailable","data":{"earliest":"0x2"}}}
