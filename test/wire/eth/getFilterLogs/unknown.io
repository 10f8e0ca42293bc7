// An unknown id is an error.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterLogs","params":["0xef4cb09e13fc76776b36eff171c4b7b8"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"filter not found"}}
