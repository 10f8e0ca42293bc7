// Signed for another chain.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86b0102843b9aca008504a817c80082520894000000000000000000000000000000000000dead8080c001a08b4f6715e55abf5a0a10df84dbfbcfa465fc4e31e625239666f1067ea4ef0124a0144731736cea0e4213a768cb8a41b19a8a3f8285a4a934cd120e9f0a9a7e51aa"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid sender: invalid chain id for signer: have 1 want 9002"}}
