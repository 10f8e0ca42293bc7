// These chains carry no blobs, so it is the lowest of EIP-4844.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_blobBaseFee","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
