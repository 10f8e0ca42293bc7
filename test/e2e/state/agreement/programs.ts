/** Small contracts that transactions create, change and destroy while calls read them. Hex without 0x. */
import { keccak256, type Hex } from 'viem';

/**
 * Runtime code: 64 bytes of call data set a slot (word 0) to a value (word 1), 33 bytes end the contract in favour of
 * word 0, and all else returns the slot of word 0 and the contract's own balance.
 */
export const NOTEBOOK =
  '36604014601e57' + '36602114602757' + '600035546000524760205260406000f3' + '5b6020356000355500' + '5b600035ff';

const NOTEBOOK_BYTES = NOTEBOOK.length / 2;
/** Bytes before the runtime code in `NOTEBOOK_INIT`. */
const INIT_BYTES = 0x22;

/**
 * Creates a notebook whose slot 1 has the time; with a value of 1 wei, sets a slot and destroys itself in its own
 * creation. So one address can be created, destroyed and created again.
 */
export const NOTEBOOK_INIT = [
  '34600114601a57',
  '42600155',
  `61${hex(NOTEBOOK_BYTES, 2)}61${hex(INIT_BYTES, 2)}60003961${hex(NOTEBOOK_BYTES, 2)}6000f3`,
  '5b600160005533ff',
  NOTEBOOK,
].join('');

/** Runtime code of a factory: CREATE2 with the salt in word 0 of the data and the init code behind it. */
export const FACTORY = '600035602036038060206000376000' + '34f560005260206000f3';

/** Init code that deploys runtime code of up to 255 bytes. */
export function deploying(runtime: string): Hex {
  return `0x60${hex(runtime.length / 2, 1)}80600b6000396000f3${runtime}`;
}

/** Where the factory creates a notebook. */
export function notebookAddress(factory: string, salt: bigint): Hex {
  const packed = `ff${factory.slice(2).toLowerCase()}${word(salt)}${keccak256(`0x${NOTEBOOK_INIT}`).slice(2)}`;
  return `0x${keccak256(`0x${packed}`).slice(26)}`;
}

export function word(value: bigint | string): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.replace(/^0x/, '').toLowerCase();
  return digits.padStart(64, '0');
}

function hex(value: number, bytes: number): string {
  return value.toString(16).padStart(2 * bytes, '0');
}
