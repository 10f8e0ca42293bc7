/**
 * Stores the values of a made-up chain, and compares them with the chain, for tests that end this process or damage
 * what it stores. Prints one line of JSON for each thing that a test waits for.
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StateStore } from '../../../src/store/state/stateStore.js';
import { bytesOf, ChainHistory, isSlot, textOf } from '../../unit/store/state/chainHistory.js';
import { damagePage, PAGE_BYTES, randomNumbers, type PageDamage } from '../../unit/store/damage/damage.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 };
const CONTRACT = '0xcontract';
const MAX_BYTES = 2 ** 30;
/** Longer than all records are read. */
const CHECKING_MS = 200;

const [task, folder, seed, argument] = process.argv.slice(2);
const chain = new ChainHistory(Number(seed));
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

if (task === 'follow') await follow(Number(argument));
else if (task === 'resume') await resume(Number(argument));
else await readDamaged(argument!);

function open(): Promise<StateStore | null> {
  const log = { warn: (fields: { reason?: unknown }, logged: string) => print({ logged, reason: fields.reason }) };
  return StateStore.open(folder!, { identity: IDENTITY, maxBytes: MAX_BYTES, keptHeights: 30, log });
}

/** Tells the store that many blocks. When one cannot be written, the chain goes back. */
async function follow(blocks: number): Promise<void> {
  const store = await open();
  if (store === null) return print({ refused: true });
  const run = store.beginRun(1);
  print({ opened: true });
  while (store.isOpen(run) && chain.head < blocks) {
    await tell(store, run);
    compare(store);
  }
  print({ readableTo: store.readableTo });
  if (!store.isOpen(run)) {
    const height = Math.max(1, store.readableTo - 5);
    chain.rewind(height);
    store.rewind(height);
    compare(store);
  }
  await store.close();
  print({ closed: true });
}

/** Opens what a process left that told the blocks of the same chain, which then continues otherwise. */
async function resume(blocks: number): Promise<void> {
  const store = (await open())!;
  while (chain.head < 20_000 && chain.hash(chain.head) !== store.newestRun()?.hash) chain.grow();
  const { id, last } = store.newestRun() ?? { id: 0, last: 0 };
  print({ last, isOfChain: chain.hash(last) === store.newestRun()?.hash });
  compare(store);
  chain.diverge(last);
  const run = last === 0 ? store.beginRun(1) : id;
  while (chain.head < last + blocks) {
    await tell(store, run);
    compare(store);
  }
  await store.close();
  print({ closed: true });
}

async function tell(store: StateStore, run: number): Promise<void> {
  chain.grow();
  const height = chain.head;
  store.writeBlock({ run, height, hash: chain.hash(height), changes: chain.changes(height), bytes: 100 });
  if (height === chain.created) void store.setComplete(CONTRACT, height, run);
  const key = chain.keys[height % chain.keys.length]!;
  const value = chain.value(height, key);
  store.writeRead(run, height, { key: bytesOf(key), raw: value === null ? null : bytesOf(value) });
  while (store.isOpen(run) && store.readableTo < height) await new Promise(setImmediate);
}

/** Damages a sound copy in each of these ways, and reads what is left. */
async function readDamaged(damages: string): Promise<void> {
  const file = join(folder!, 'data.mdb');
  const store = await open();
  while (chain.hash(chain.head) !== store!.newestRun()!.hash) chain.grow();
  await store!.close();
  const sound = readFileSync(file);
  for (const damage of JSON.parse(damages) as { seed: number; damage: PageDamage | 'bits' }[]) {
    const content = Buffer.from(sound);
    const random = randomNumbers(damage.seed);
    const page = Math.floor((random() * content.length) / PAGE_BYTES);
    if (damage.damage === 'bits')
      for (let i = 0; i < 300; i++) content[Math.floor(random() * content.length)]! ^= 1 << Math.floor(random() * 8);
    else damagePage(content, page, damage.damage, random);
    writeFileSync(file, content);
    // As the file system would have left it.
    const { size, mtimeNs } = statSync(file, { bigint: true });
    writeFileSync(join(folder!, 'trusted'), `closed ${size} ${mtimeNs}`);
    rmSync(join(folder!, 'lock.mdb'), { force: true });
    print({ reading: damage.seed });
    const damaged = await open();
    if (damaged !== null) compare(damaged);
    // Complete contracts count when all records were read.
    const until = performance.now() + CHECKING_MS;
    while (damaged?.completeSince(CONTRACT) === undefined && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 1));
    const known = damaged === null ? 0 : compare(damaged);
    await damaged?.close();
    print({ read: damage.seed, known });
  }
  print({ closed: true });
}

/** Ends the process at a wrong value. Returns how many were known. */
function compare(store: StateStore): number {
  let known = 0;
  for (const key of chain.keys)
    for (let height = Math.max(1, chain.head - 60); height <= chain.head; height++) {
      const found = store.valueAt(bytesOf(key), height, isSlot(key) ? CONTRACT : undefined);
      if (found === undefined) continue;
      known += 1;
      if (textOf(found.raw) === chain.value(height, key)) continue;
      print({ wrong: key, height, found: textOf(found.raw), expected: chain.value(height, key), version: found });
      process.exit(9);
    }
  return known;
}
