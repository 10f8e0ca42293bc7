// EIP-155 chain id of cosmos/evm.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_chainId"}
<< {"jsonrpc":"2.0","id":1,"result":"0x40000"}
