/** Validators make the blocks, so most of these methods have nothing to set, and say so. */
import type { Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import { MethodUnsupported } from '../chain/chainErrors.js';
import { operatorAccount } from '../chain/operatorAccount.js';
import { AuthenticationNeeded } from '../chain/signing/keyErrors.js';
import { missingKey } from '../chain/signing/signer.js';
import { normalizeAddress } from '../ethereum/hex.js';
import type { Handler } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** The chain has no proof of work. */
export function getHashrate(): Handler<'miner_getHashrate'> {
  return () => 0;
}

/** Blocks of the chain have no extra data. */
export function setExtra(): Handler<'miner_setExtra'> {
  return () => false;
}

/** The gas limit of a block is a consensus parameter. */
export function setGasLimit(): Handler<'miner_setGasLimit'> {
  return () => false;
}

/** Writes the lowest price of gas, which the node reads when it restarts. */
export function setGasPrice({ minimumGasPrice }: Pick<Services, 'minimumGasPrice'>): Handler<'miner_setGasPrice'> {
  return async ([gasPrice]) => {
    await minimumGasPrice.set(BigInt(gasPrice));
    return true;
  };
}

/** Starts nothing. */
export function start(): Handler<'miner_start'> {
  return () => false;
}

/** Stops nothing. */
export function stop(): Handler<'miner_stop'> {
  return () => null;
}

type EtherbaseParts = Pick<
  Services,
  'node' | 'state' | 'blocks' | 'keyStore' | 'signers' | 'wallet' | 'withdrawAddress' | 'isDevelopment'
>;

/** Sends the transaction that sets where the validator's rewards go, signed by the operator's key. */
export function setEtherbase(parts: EtherbaseParts): Handler<'miner_setEtherbase'> {
  const { keyStore, wallet, withdrawAddress, isDevelopment } = parts;
  return async ([address], caller) => {
    if (isDevelopment) throw unsupported('the embedded chain has no staking; anvil_setCoinbase sets its coinbase');
    if (!caller.access.unlockedKeys) throw new AuthenticationNeeded();
    const operator = await operatorAccount(parts, caller);
    if (!(await keyStore.has(operator))) throw await withoutKey(operator, parts, caller);
    const to = normalizeAddress(address);
    await wallet.nonces.run(operator, () => withdrawAddress.set(operator, to, keyStore, caller), caller.signal);
    return true;
  };
}

async function withoutKey(
  operator: Address,
  { signers }: Pick<EtherbaseParts, 'signers'>,
  caller: Caller,
): Promise<Error> {
  const isElsewhere = (await signers.accounts(caller)).includes(operator);
  return isElsewhere
    ? unsupported(`the external signer, which has ${operator}, signs no transactions of the Cosmos SDK`)
    : missingKey(operator);
}

function unsupported(reason: string): MethodUnsupported {
  return new MethodUnsupported('miner_setEtherbase', reason);
}
