// The block in which the call runs, as its code sees it.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbee1"},"latest",{"0x00000000000000000000000000000000deadbee1":{"code":"0x435f5260205ff3"}},{"number":"0x1234"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000001234"}
