/**
 * Text that is common in call traces: the dictionary of LZ4, with which even a single trace shrinks to its own
 * addresses and data. Part of the store's format: a change needs a new format number.
 */
const zeros = (bytes: number): string => '00'.repeat(bytes);

const WORDS = `0x${zeros(256)}${'f'.repeat(64)}`;
const SELECTORS = ['a9059cbb', '23b872dd', '095ea7b3', '70a08231', 'dd62ed3e', '0902f1ac', '022c0d9f', '313ce567']
  .map((selector) => `"input":"0x${selector}${zeros(12)}`)
  .join('');
const FAILED =
  `"output":"0x08c379a0${zeros(31)}20${zeros(31)}","error":"execution reverted","revertReason":"",` +
  '"error":"out of gas","error":"invalid opcode: INVALID","type":"SELFDESTRUCT","type":"CREATE2","type":"CREATE",' +
  '"type":"CALLCODE",';
const FRAME = `"0x","gas":"0x5208","gasUsed":"0x5208","input":"0x","output":"0x${zeros(31)}01","calls":[{"from":"0x","gas":"0x","gasUsed":"0x","to":"0x`;
const KINDS =
  `","value":"0x0","type":"DELEGATECALL"},{"from":"0x","gas":"0x","gasUsed":"0x","to":"0x","input":"0x","output":"0x${zeros(32)}","type":"STATICCALL"},` +
  '{"type":"CALL","from":"0x","to":"0x","value":"0x0","gas":"0x5208","gasUsed":"0x5208","input":"0x","output":"0x"}],"value":"0x0","type":"CALL"}],' +
  '{"from":"0x","gas":"0x5208","gasUsed":"0x5208","to":"0x","input":"0x","value":"0x0","type":"CALL"}';

/** The dictionary, padded with spaces to a multiple of eight bytes, as `lmdb` requires. */
export function createTraceDictionary(): Buffer {
  const text = WORDS + SELECTORS + FAILED + FRAME + KINDS;
  return Buffer.from(text.padStart(Math.ceil(text.length / 8) * 8, ' '), 'latin1');
}
