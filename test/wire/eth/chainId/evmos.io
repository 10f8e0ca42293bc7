// EIP-155 chain id of an Ethermint-line chain.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_chainId"}
<< {"jsonrpc":"2.0","id":1,"result":"0x232a"}
