import { beforeAll, describe, expect, test } from '@jest/globals';
import { readContract, type Contract } from '../../codegen/contract.js';
import { contractLimits, methodTable, unsupportedMethods, type MethodName } from '../../generated/methods.js';

const names = (text: string): string[] => text.trim().split(/\s+/).sort();

/** The methods that this server answers, by namespace. */
const SUPPORTED = names(`
  web3_clientVersion web3_sha3
  net_version net_peerCount net_listening
  eth_protocolVersion eth_chainId eth_syncing eth_gasPrice eth_maxPriorityFeePerGas eth_feeHistory eth_blobBaseFee
  eth_baseFee eth_accounts eth_coinbase eth_blockNumber eth_config eth_capabilities
  eth_getBalance eth_getTransactionCount eth_getCode eth_getStorageAt eth_getProof eth_getStorageValues
  eth_getBlockByNumber eth_getBlockByHash eth_getHeaderByNumber eth_getHeaderByHash
  eth_getBlockTransactionCountByNumber eth_getBlockTransactionCountByHash eth_getBlockReceipts
  eth_getTransactionByHash eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex
  eth_getTransactionReceipt eth_getTransactionLogs eth_getRawTransactionByHash
  eth_getRawTransactionByBlockHashAndIndex eth_getRawTransactionByBlockNumberAndIndex eth_pendingTransactions
  eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber
  eth_getUncleByBlockHashAndIndex eth_getUncleByBlockNumberAndIndex
  eth_getLogs eth_newFilter eth_newBlockFilter eth_newPendingTransactionFilter eth_getFilterChanges eth_getFilterLogs
  eth_uninstallFilter eth_subscribe eth_unsubscribe eth_call eth_estimateGas eth_createAccessList eth_simulateV1
  eth_fillTransaction
  eth_sendTransaction eth_sendRawTransaction eth_sendRawTransactionSync eth_mining eth_hashrate eth_getCompilers
  txpool_status txpool_content txpool_contentFrom txpool_inspect
  rpc.discover rpc_modules
  evm_mine evm_setAutomine evm_setIntervalMining evm_snapshot evm_revert evm_increaseTime evm_setNextBlockTimestamp
  anvil_mine anvil_getAutomine anvil_setBalance anvil_setCode anvil_setStorageAt anvil_setNonce anvil_impersonateAccount
  anvil_stopImpersonatingAccount anvil_dropTransaction anvil_reset
`);

/** Methods of the specification that have no meaning on this chain. */
const UNSUPPORTED = names(`
  eth_getWork eth_submitWork eth_submitHashrate eth_compileLLL eth_compileSolidity eth_compileSerpent
  db_putString db_getString db_putHex db_getHex
  shh_post shh_version shh_newIdentity shh_hasIdentity shh_newGroup shh_addToGroup shh_newFilter shh_uninstallFilter
  shh_getFilterChanges shh_getMessages
  les_serverInfo les_clientInfo les_priorityClientInfo les_addBalance les_setClientParams les_setDefaultParams
  les_latestCheckpoint les_getCheckpoint les_getCheckpointContractAddress
  clique_getSnapshot clique_getSnapshotAtHash clique_getSigners clique_proposals clique_propose clique_discard
  clique_status
  evm_setBlockGasLimit anvil_setCoinbase hardhat_setCoinbase anvil_setNextBlockBaseFeePerGas
  hardhat_setNextBlockBaseFeePerGas hardhat_setPrevRandao
`);

let contract: Contract;

beforeAll(async () => {
  contract = await readContract();
});

describe('the methods of the contract', () => {
  test('are the ones that the server answers and the ones that it never supports', () => {
    expect(contract.methods.map(({ name }) => name).sort()).toEqual(SUPPORTED);
    expect(Object.keys(methodTable).sort()).toEqual(SUPPORTED);
    expect(Object.keys(unsupportedMethods).sort()).toEqual(UNSUPPORTED);
  });

  test('give a reason when they are never supported', () => {
    expect(unsupportedMethods.eth_getWork).toBe('the chain has no proof of work');
    expect(Object.values(unsupportedMethods).filter((reason) => reason.length < 10)).toEqual([]);
  });

  test("know the specification's spelling of a method", () => {
    expect(methodTable.eth_getTransactionByBlockNumberAndIndex.aliases).toEqual([
      'eth_getTransactionbyBlockNumberAndIndex',
    ]);
  });

  test('say which parameters must be given', () => {
    expect(methodTable.eth_getBalance).toMatchObject({ params: ['address', 'block'], required: 1 });
    expect(methodTable.eth_getBlockByNumber).toMatchObject({
      params: ['blockNumber', 'fullTransactions'],
      required: 1,
    });
    expect(methodTable.eth_call).toMatchObject({
      params: ['call', 'block', 'stateOverrides', 'blockOverrides'],
      required: 1,
    });
    expect(methodTable.eth_feeHistory).toMatchObject({ required: 2 });
  });
});

describe('a method that needs a WebSocket', () => {
  test('says so, and has the error that names the address of the WebSocket', () => {
    const needy = (Object.keys(methodTable) as MethodName[]).filter((name) => 'transport' in methodTable[name]);
    expect(needy).toEqual(['eth_subscribe', 'eth_unsubscribe']);
    for (const name of needy) expect(methodTable[name]).toMatchObject({ transport: 'websocket' });
    for (const name of needy) expect(methodTable[name].errors).toContain('webSocketNeeded');
  });
});

describe('the limits of the contract', () => {
  test('have a number, a unit and an error', () => {
    expect(methodTable.eth_getLogs.limits.blockRange).toEqual({
      default: 10000,
      unit: 'blocks',
      error: 'logRangeExceeded',
    });
    expect(methodTable.eth_getLogs.limits.results).toEqual({
      default: 10000,
      unit: 'logs',
      error: 'logResultsExceeded',
    });
    expect(methodTable.eth_feeHistory.limits.blocks.default).toBe(1024);
    expect(methodTable.eth_simulateV1.limits.blocks.default).toBe(256);
    expect(contractLimits.body).toEqual({ default: 5242880, unit: 'bytes', error: 'bodyTooLarge' });
    expect(contractLimits.batch.default).toBe(1000);
    expect(contractLimits.response.default).toBe(25_000_000);
  });
});
