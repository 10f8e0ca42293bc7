// A fee above the cap of this server.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86c82232a460187038d7ea4c68000830f424094000000000000000000000000000000000000dead0180c080a0e68ad3ed1415c9bac9444303b352f953e66d840b88ee596c9d6e074cf8bd1b1fa0553a7c42bde376b37220c325c0839850b9952b67d31881d5adddbca5280a17e9"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tx fee (1000.00 ether) exceeds the configured cap (1.00 ether)"}}
