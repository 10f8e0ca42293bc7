// The newest block is stored, and nothing adds the blocks that the node has pruned.
// chain: head-halley
>> {"jsonrpc":"2.0","id":1,"method":"halley_indexStatus","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"head":"0x1cea","earliest":"0x1cea","ranges":[{"from":"0x1cea","to":"0x1cea"}],"omittedRanges":0,"blocks":"0x1","backfill":{"state":"finished","target":"0x1cea","next":null,"missing":"0x0","blocksPerSecond":null,"secondsLeft":null},"transactions":"0x1","undecodable":"0x0","bytes":"{bytes}","logs":{"ranges":[],"omittedRanges":0,"blocks":"0x0","missing":"0x1","bytes":"0x0"},"traces":null}}
