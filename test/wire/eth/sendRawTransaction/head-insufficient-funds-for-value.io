// A value above the balance.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f87b8304000001843b9aca008504a817c80082520894000000000000000000000000000000000000dead8d0c9f2c9cd04674edea4000000080c080a06a350ef5eb951fe5a860f1514e955519ea080552f96d5af58b1f639eeb29972ea01715bd5eb3566e80126c8cd594b62eca55a4b6913cc6d294b4a1b6b5548dd1d0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 99999978999999999999, tx cost 1000000000000000420000000000000, overshot 999999999900000441000000000001","data":{"code":1,"codespace":"undefined","log":"insufficient funds for gas * price + value"}}}
