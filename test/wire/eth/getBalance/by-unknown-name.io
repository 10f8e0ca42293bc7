// A name that the method does not have is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":{"address":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","blok":"latest"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"unknown argument \"blok\", known are: address, block","data":{"path":"params","expected":["address","block"]}}}
