/** Programs that do as much as their gas pays, for calls whose overrides put them where they run. */

/** An account that has no code until an override gives it some. */
export const PROGRAM = `0x${'cc'.repeat(20)}`;
const OTHER = 'dd'.repeat(20);

/** Repeats code until its gas ends. */
const forever = (code: string): string => `5b${code}600056`;
const push3 = (value: number): string => `62${value.toString(16).padStart(6, '0')}`;
const word = (value: number): string => value.toString(16).padStart(64, '0');
/** Puts words at the beginning of memory. */
const stored = (words: readonly string[]): string =>
  words.map((text, index) => `7f${text}61${(index * 32).toString(16).padStart(4, '0')}52`).join('');
/** Calls a precompile with a number of bytes of memory, and drops what it answers. */
const precompile = (address: number, bytes: number): string =>
  `60006000${push3(bytes)}600061${address.toString(16).padStart(4, '0')}5afa50`;

/** Points at infinity: valid, and the code that checks and sums them runs as for any other. */
const MSM_BYTES = 160 * 64;
const ODD_MODULUS = 'f'.repeat(64);
/** Three operands of 1,024 bytes. */
const MODEXP = stored([word(1024), word(1024), word(1024), ...Array<string>(96).fill(ODD_MODULUS)]);

const CALL_SELF = '60006000600060006000305af1';

/** The code of each program, without 0x, and that of the account that it calls. */
export const programs: Readonly<Record<string, { what: string; code: string; callee?: string }>> = {
  loop: { what: 'jumps without end', code: forever('') },
  keccak: { what: 'hashes 1 MB after 1 MB', code: forever(`${push3(1_000_000)}60002050`) },
  memory: { what: 'grows its memory by 4 kB at a time', code: forever('5a5961100001' + '52') },
  modexp: { what: 'raises numbers of 1,024 bytes', code: MODEXP + forever1(MODEXP, precompile(5, 3 * 1024 + 96)) },
  bls: { what: 'sums 64 points of BLS12-381', code: forever(precompile(0x0c, MSM_BYTES)) },
  pairing: { what: 'pairs points of BN254', code: forever(precompile(8, 192 * 20)) },
  returndata: {
    what: 'collects 24 MB of return data, 600 kB a call',
    code: forever(`6000600060006000600073${OTHER}5af150`),
    callee: `${push3(600_000)}6000f3`,
  },
  creations: { what: 'creates contracts', code: forever('600060006000f050') },
  logs: { what: 'writes logs of 1 kB', code: forever('6104006000a0') },
  storage: { what: 'reads slot after slot', code: forever('5a5450') },
  depth: { what: 'calls itself, twice at each depth', code: CALL_SELF + CALL_SELF },
};

/** As `forever`, behind code that runs once. */
function forever1(before: string, code: string): string {
  return `5b${code}61${(before.length / 2).toString(16).padStart(4, '0')}56`;
}

/** The state overrides that put a program in place. */
export function placed(name: string): Record<string, { code: string }> {
  const { code = '', callee } = programs[name] ?? {};
  return { [PROGRAM]: { code: `0x${code}` }, ...(callee !== undefined && { [`0x${OTHER}`]: { code: `0x${callee}` } }) };
}
