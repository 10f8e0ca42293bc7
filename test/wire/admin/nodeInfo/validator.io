// The node as its status has it, and the chain that it follows.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_nodeInfo","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"9b36041dcb021012b86bac0524b91b0315dbf4b2","name":"CometBFT/v0.39.0/localtestnet","enode":"enode://9b36041dcb021012b86bac0524b91b0315dbf4b2@127.0.0.1:21056","ip":"127.0.0.1","ports":{"discovery":21056,"listener":21056},"listenAddr":"127.0.0.1:21056","protocols":{"eth":{"network":262144,"head":"0x24f183b3b601d57e91a92aeb628744352f148c5f5383d084663c10f82ebe9951"},"cometbft":{"network":"localchain_4221-1","version":"0.39.0","p2p":"8","block":"11","app":"0"}}}}
