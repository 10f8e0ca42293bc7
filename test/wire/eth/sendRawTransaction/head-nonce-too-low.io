// A nonce that is used up.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86e8304000080843b9aca008504a817c80082520894000000000000000000000000000000000000dead0580c080a0e62a22d138f747b1a3aa9f68229e79ab146ffa63d160a56b5bcc8b13bbc85a5fa05cbe867783838f8395d79d5655a7f07be2800ec1340f5864632cc24ed9a9a770"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too low: next nonce 1, tx nonce 0","data":{"code":1,"codespace":"undefined","log":"nonce too low"}}}
