// Code that never ends uses up its gas.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x5b600056","gas":"0x30d40"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"out of gas"}}
