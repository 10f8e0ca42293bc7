/**
 * Text that is common in the stored JSON: the dictionary of LZ4, with which even the first object of a record shrinks
 * to its own hashes and numbers. Part of the store's format: a change needs a new format number.
 */
const zeros = (bytes: number): string => `"0x${'00'.repeat(bytes)}"`;

const TRANSACTION =
  '{"type":"0x2","type":"0x1","type":"0x0","blockHash":"0x","blockNumber":"0x","transactionIndex":"0x","hash":"0x","from":"0x","to":"0x",' +
  '"nonce":"0x","gas":"0x5208","value":"0x0","input":"0xa9059cbb000000000000000000000000","gasPrice":"0x","maxPriorityFeePerGas":"0x3b9aca00",' +
  '"maxFeePerGas":"0x","chainId":"0x","accessList":[],"authorizationList":[],"v":"0x1","yParity":"0x0","r":"0x","s":"0x"},';
const LOG =
  '"logs":[{"address":"0x","topics":["0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",' +
  `"0x${'00'.repeat(12)}","0x${'00'.repeat(12)}"],"data":"0x${'00'.repeat(32)}","blockNumber":"0x","transactionHash":"0x",` +
  '"transactionIndex":"0x0","blockHash":"0x","blockTimestamp":"0x","logIndex":"0x0","removed":false},{"address":"0x"}],';
const RECEIPT =
  '[{"blockHash":"0x","blockNumber":"0x","contractAddress":null,"cumulativeGasUsed":"0x5208","effectiveGasPrice":"0x","from":"0x",' +
  `"gasUsed":"0x5208",${LOG}"logs":[],"logsBloom":${zeros(256)},"status":"0x1","to":"0x","transactionHash":"0x","transactionIndex":"0x0","type":"0x2"}]`;
const BLOCK =
  `{"number":"0x","hash":"0x","parentHash":"0x","nonce":${zeros(8)},"mixHash":${zeros(32)},` +
  `"sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","logsBloom":${zeros(256)},"stateRoot":"0x","miner":"0x",` +
  '"difficulty":"0x0","extraData":"0x","gasLimit":"0x","gasUsed":"0x0","timestamp":"0x",' +
  '"transactionsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",' +
  '"receiptsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","baseFeePerGas":"0x",' +
  '"withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0",' +
  `"parentBeaconBlockRoot":${zeros(32)},"requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",` +
  '"totalDifficulty":"0x0","size":"0x","uncles":[],"withdrawals":[],"transactions":[]}';

/** The dictionary, padded with spaces to a multiple of eight bytes, as `lmdb` requires. */
export function createCompressionDictionary(): Buffer {
  const text = TRANSACTION + RECEIPT + BLOCK;
  return Buffer.from(text.padStart(Math.ceil(text.length / 8) * 8, ' '), 'latin1');
}
