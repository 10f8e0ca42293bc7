/** Executions that fail, at the top and inside, and contracts that destroy themselves. */
import { assemble, word } from '../assembler.js';
import type { CorpusBuilder } from '../corpusBuilder.js';
import { errorString, FAULTS, panic, relayed, setSlots } from '../contracts.js';
import type { Deployed } from './deployments.js';

/** `error Unlucky(uint256)` with 13. */
const CUSTOM_ERROR = `8b3b2e8a${word(13)}`;

export function addReverts(corpus: CorpusBuilder, { call, reverter, box, logger, delegate }: Deployed): void {
  corpus.group('reverts');
  const gas = 50_000;
  const deep = (input: string) =>
    relayed({ to: call, input: relayed({ to: delegate, input: relayed({ to: reverter, input }) }) });
  corpus.send('revert with a reason', { to: reverter, data: errorString('not today'), gas: 40_000 });
  corpus.send('revert with a reason at depth', { to: call, data: deep(errorString('not today at depth')), gas });
  corpus.send('custom error at depth', { to: call, data: deep(CUSTOM_ERROR), gas });
  corpus.send('panic at depth', { to: call, data: deep(panic(0x11)), gas });
  corpus.send('bare revert at depth', { to: call, data: deep(''), gas });
  corpus.send('bare revert', { to: reverter, gas: 30_000 });
  corpus.send('revert with a long reason', {
    to: reverter,
    data: errorString('a long reason '.repeat(9)),
    gas: 40_000,
  });
  corpus.send('revert with a broken reason', { to: reverter, data: `08c379a0${word(32)}${word(999)}`, gas: 40_000 });
  corpus.send('revert caught by the caller', {
    to: call,
    data: relayed({ to: reverter, input: errorString('caught'), catches: true }),
    gas,
  });
  corpus.send('logs and slots of a reverted frame', {
    data: assemble(`
      0x01 31 MSTORE
      0 0 1 0 0 ${logger} GAS CALL POP
      0 0 0 0 0 ${logger} GAS CALL POP
      0xdd 0 0 LOG1`),
    gas: 110_000,
  });
  corpus.send('value to a call that reverts', {
    to: call,
    data: relayed({ to: reverter, value: 5n, catches: true }),
    value: 5n,
    gas,
  });
  corpus.send('slots of a call that runs out of gas', {
    to: call,
    data: relayed({
      to: call,
      input: relayed({ to: call, input: relayed({ to: box, input: setSlots([7, 7]) }) }) + '00',
    }),
    gas: 100_000,
  });
}

export function addFaults(corpus: CorpusBuilder, deployed: Deployed): void {
  corpus.group('faults');
  const { call, faulty } = deployed;
  for (const [name, kind] of Object.entries(FAULTS)) {
    const input = kind.toString(16).padStart(2, '0');
    corpus.send(`${name} at the top`, { to: faulty, data: input, gas: 50_000 });
    corpus.send(`${name} at depth`, {
      to: call,
      data: relayed({ to: faulty, input, gas: 20_000, catches: true }),
      gas: 70_000,
    });
  }
  corpus.send('out of gas at depth, not caught', {
    to: call,
    data: relayed({ to: call, input: relayed({ to: faulty, input: '03', gas: 15_000 }) }),
    gas: 60_000,
  });
  corpus.send('more gas asked for than there is', {
    to: call,
    data: relayed({ to: deployed.echo, input: 'aa', gas: 10_000_000 }),
    gas: 40_000,
  });
  corpus.send('deeper than the gas', { to: deployed.recursive, gas: 60_000 });
  corpus.send('deeper than the gas, and failing', { to: deployed.burrowing, gas: 60_000 });
  corpus.send('call with not enough balance at depth', {
    to: call,
    data: relayed({ to: deployed.echo, value: 10n ** 18n, catches: true }),
    gas: 50_000,
  });
  corpus.send('creation with not enough balance at depth', {
    data: assemble('0 0 0x0de0b6b3a7640000 CREATE POP 0 0 0 0x0de0b6b3a7640000 CREATE2 POP'),
    gas: 120_000,
  });
}

export function addStaticFaults(corpus: CorpusBuilder, deployed: Deployed): void {
  corpus.group('static faults');
  const { box, call, logger, creator, creator2, destroyer, static: reader } = deployed;
  const inside = (name: string, to: string, input = '') =>
    corpus.send(name, { to: reader, data: relayed({ to, input, gas: 45_000, catches: true }), gas: 110_000 });
  inside('slot written in a static call', box, setSlots([1, 1]));
  inside('log in a static call', logger);
  inside('CREATE in a static call', creator, '00');
  inside('CREATE2 in a static call', creator2, word(4) + '00');
  inside('SELFDESTRUCT in a static call', destroyer, word(1));
  inside('value in a static call', call, relayed({ to: destroyer, value: 1n }));
  corpus.send('slot written in a static call, not caught', {
    to: reader,
    data: relayed({ to: box, input: setSlots([1, 1]), gas: 30_000 }),
    gas: 70_000,
  });
}

export function addDestructions(corpus: CorpusBuilder, { destroyer, emptyDestroyer, call, delegate }: Deployed): void {
  corpus.group('destructions');
  const fund = { value: 100n };
  corpus.send('SELFDESTRUCT to itself', { to: destroyer, data: word(destroyer), gas: 40_000 });
  corpus.send('SELFDESTRUCT to another account', { to: destroyer, data: word(corpus.address(3)), gas: 40_000 });
  corpus.send('SELFDESTRUCT to a new account', { ...fund, to: destroyer, data: word('e2'.repeat(20)) });
  corpus.send('SELFDESTRUCT without balance to a new account', {
    to: emptyDestroyer,
    data: word('e3'.repeat(20)),
    gas: 40_000,
  });
  corpus.send('SELFDESTRUCT at depth', {
    ...fund,
    to: call,
    data: relayed({ to: destroyer, value: 100n, input: word('e2'.repeat(20)) }),
    gas: 75_000,
  });
  corpus.send('SELFDESTRUCT by delegatecall', {
    ...fund,
    to: delegate,
    data: relayed({ to: destroyer, input: word('e2'.repeat(20)) }),
    gas: 60_000,
  });
}
