// An account without code has no storage.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
