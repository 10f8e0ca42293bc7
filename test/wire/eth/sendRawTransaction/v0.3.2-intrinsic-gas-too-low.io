// Less gas than the transaction costs before it runs.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86e8304000001843b9aca008504a817c800824e2094000000000000000000000000000000000000dead8080c080a03e78fae626c366cfbdf5a460fa27647b15023a98426aad2345ac8c7dea8e09bda06090484c4ad0297dc5e31f11aab1c46fcda7eb1b5e11814ab50359efe8c2314b"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"intrinsic gas too low: gas 20000, minimum needed 21000","data":{"code":11,"codespace":"sdk","log":"gas limit too low: 20000 (gas limit) < 21000 (intrinsic gas): out of gas"}}}
