import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

import { encodePrecommit, type Precommit, addressOfKey } from './hashes.js';
import { sha256 } from '../../../chain/consensus/merkle.js';
import { formatTime } from '../../../chain/consensus/headerTime.js';
import type { CommitJson } from './blockJson.js';
import { base64, upperHex } from './blockJson.js';

/** What precedes the 32 bytes of an ed25519 private key in PKCS #8. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Voting power of the only validator; any positive number would do. */
const POWER = '1';

const BLOCK_ID_FLAG_COMMIT = 2;

/** The chain's one validator: an ed25519 key that signs every block. */
export class Validator {
  readonly #key: KeyObject;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** Consensus address, 20 bytes. */
  readonly address: Uint8Array;
  readonly power = POWER;

  /** The key is derived from `seedText`, so that a restarted chain has the same validator. It protects nothing. */
  constructor(seedText: string) {
    const seed = sha256(Buffer.from(seedText, 'utf8'));
    this.#key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
    const der = createPublicKey(this.#key).export({ format: 'der', type: 'spki' });
    this.publicKey = der.subarray(-32);
    this.address = addressOfKey(this.publicKey);
  }

  /** The commit of a block: its one precommit, signed. */
  commit(precommit: Precommit): CommitJson {
    const signature = sign(null, encodePrecommit(precommit), this.#key);
    return {
      height: String(precommit.height),
      round: precommit.round,
      block_id: precommit.blockId,
      signatures: [
        {
          block_id_flag: BLOCK_ID_FLAG_COMMIT,
          validator_address: upperHex(this.address),
          timestamp: formatTime(precommit.timestamp),
          signature: base64(signature),
        },
      ],
    };
  }

  /** `address` and `pub_key` in CometBFT's JSON, as in `status` and `validators`. */
  identity(): { address: string; pub_key: { type: string; value: string } } {
    const pub_key = { type: 'tendermint/PubKeyEd25519', value: base64(this.publicKey) };
    return { address: upperHex(this.address), pub_key };
  }
}
