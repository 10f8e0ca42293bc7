// A base fee that fell below one wei and a node without a minimum price: zero.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
