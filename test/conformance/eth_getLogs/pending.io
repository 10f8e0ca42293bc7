// Logs of a block that is not there yet are refused, in geth's words.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"pending","toBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"pending logs are not supported"}}
