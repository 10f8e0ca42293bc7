// One line for each transaction: recipient, wei sent, gas limit, wei per gas.
// chain: v0.3.2-txpool
>> {"jsonrpc":"2.0","id":1,"method":"txpool_inspect","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":{"0x40a0cb1C63e026A81B55EE1308586E21eec1eFa9":{"123":"0x000000000000000000000000000000000000dEaD: 1 wei + 21000 gas × 20000000000 wei","124":"0x000000000000000000000000000000000000dEaD: 1 wei + 21000 gas × 20000000000 wei","125":"0x000000000000000000000000000000000000dEaD: 1 wei + 21000 gas × 20000000000 wei"}},"queued":{}}}
