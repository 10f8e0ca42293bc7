import type { Caller } from '../../caller/caller.js';
import { QueryFailed } from '../../chain/chainErrors.js';
import type { Node } from '../../chain/node.js';
import { fromHex } from '../../ethereum/hex.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { DIALECTS } from '../../chain/tx/dialect.js';
import type { Dialect } from '../../chain/tx/dialect.js';
import { encodeTxRaw } from '../../chain/tx/ethereumMessage.js';

/** Code of the codespace `sdk` for a transaction that does not decode. */
const TX_PARSE_ERROR = 2;

/** The signed example of EIP-155: well formed, for chain id 1, from an account that no chain here has. */
const sampleTransaction = decodeTransaction(
  fromHex(
    'f86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d' +
      '3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
  ),
);

/**
 * The dialect whose form of messages the application decodes; null for none. A sample is simulated in each form, which
 * changes nothing: an unknown form fails to parse, the right one fails later or not at all.
 */
export async function probeDialect(
  node: Pick<Node, 'abciQuery'>,
  evmPackage: Dialect['package'],
  feeDenom: string,
  caller: Caller,
): Promise<Dialect | null> {
  for (const dialect of Object.values(DIALECTS)) {
    if (dialect.package !== evmPackage) continue;
    if (await decodes(node, encodeTxRaw(sampleTransaction, dialect, feeDenom), caller)) return dialect;
  }
  return null;
}

async function decodes(node: Pick<Node, 'abciQuery'>, tx: Uint8Array, caller: Caller): Promise<boolean> {
  try {
    await node.abciQuery({ path: '/app/simulate', data: tx, height: 0 }, caller);
    return true;
  } catch (error) {
    if (!(error instanceof QueryFailed)) throw error;
    return !(error.abciCode === TX_PARSE_ERROR && error.codespace === 'sdk');
  }
}
