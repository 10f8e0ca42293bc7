// A replacement that pays no more.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86e8304000080843b9aca008504a817c80082520894000000000000000000000000000000000000dead0280c001a031a27aee4216ed0e8de95d40036a520e975d91c271f6eb66914b5f9e7a3bdd41a065c9bd0c45298443c0af527a46349885b31153061d1ff757d6b975addf0113ce"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"replacement transaction underpriced","data":{"code":1,"codespace":"undefined","log":"replacement transaction underpriced"}}}
