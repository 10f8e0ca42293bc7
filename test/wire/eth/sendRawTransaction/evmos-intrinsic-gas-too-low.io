// Less gas than the transaction costs before it runs.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86d82232a02843b9aca008504a817c800824e2094000000000000000000000000000000000000dead8080c080a047062044c7727962b379b5f4c42078627180ca0d039832c932b5727977810a7aa04d7646f5599cc1ea8262e93f2751f4313b6d1cd12b48f387a106cd33708f7953"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"intrinsic gas too low: gas 20000, minimum needed 21000","data":{"code":11,"codespace":"sdk","log":"gas limit too low: 20000 (gas limit) < 21000 (intrinsic gas): out of gas"}}}
