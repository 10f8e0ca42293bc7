/** Creations, and with them the contracts that the other transactions call. */
import { assemble, initCode, word } from '../assembler.js';
import type { CorpusBuilder } from '../corpusBuilder.js';
import * as contracts from '../contracts.js';

/** Addresses of the contracts of the corpus. */
export type Deployed = ReturnType<typeof addContracts>;

const MAX_CODE_BYTES = 24_576;

export function addContracts(corpus: CorpusBuilder) {
  corpus.group('contracts');
  return {
    box: corpus.deploy('creation', contracts.BOX),
    call: corpus.deploy('creation of a relay by CALL', contracts.relay('CALL'), { gas: 100_000 }),
    callcode: corpus.deploy('creation of a relay by CALLCODE', contracts.relay('CALLCODE'), { type: 2 }),
    delegate: corpus.deploy('creation of a relay by DELEGATECALL', contracts.relay('DELEGATECALL'), { type: 1 }),
    static: corpus.deploy('creation of a relay by STATICCALL', contracts.relay('STATICCALL')),
    echo: corpus.deploy('creation of an echo', contracts.ECHO),
    reverter: corpus.deploy('creation of a contract that reverts', contracts.REVERTER),
    faulty: corpus.deploy('creation of a contract that fails', contracts.FAULTY),
    logger: corpus.deploy('creation of a contract that logs', contracts.LOGGER),
    creator: corpus.deploy('creation of a creator', contracts.CREATOR),
    creator2: corpus.deploy('creation of a creator by CREATE2', contracts.CREATOR2),
    destroyer: corpus.deploy('creation with value', contracts.DESTROYER, { value: 1_000n }),
    emptyDestroyer: corpus.deploy('creation of a contract without balance', contracts.DESTROYER),
    recursive: corpus.deploy('creation of a contract that calls itself', contracts.RECURSIVE),
    burrowing: corpus.deploy('creation of a contract that calls itself and fails', contracts.BURROWING),
  };
}

export function addCreations(corpus: CorpusBuilder, deployed: Deployed): void {
  corpus.group('creations');
  corpus.send('creation of 24 kB code', { data: initCode('5b'.repeat(MAX_CODE_BYTES)), gas: 6_000_000 });
  corpus.send('creation of code that is too large', {
    data: initCode('5b'.repeat(MAX_CODE_BYTES + 1)),
    gas: 6_000_000,
  });
  corpus.send('creation of empty code', { data: `0x${assemble('STOP')}` });
  corpus.send('creation without init code', { data: '0x', value: 7n });
  corpus.send('creation with value of a contract without code', {
    data: `0x${assemble('SELFBALANCE POP')}`,
    value: 9n,
  });
  corpus.send('creation of code that begins with EF', { data: initCode('ef00') });
  corpus.send('creation with too little gas for the code', { data: initCode('5b'.repeat(1_000)), gas: 200_000 });
  const reason = contracts.errorString('no contract today');
  const reverts = assemble(`${contracts.storeInMemory(reason)} ${reason.length / 2} 0 REVERT`);
  corpus.send('creation that reverts with a reason', { data: reverts });
  corpus.send('creation with an invalid opcode', { data: assemble('INVALID') });
  corpus.send('creation with a stack overflow', { data: '5f'.repeat(1_025) });
  corpus.send('creation by two relays', {
    to: deployed.call,
    data: contracts.relayed({ to: deployed.creator, input: initCode(contracts.ECHO).slice(2) }),
  });
  corpus.send('creation with value inside', {
    to: deployed.creator,
    data: initCode(contracts.ECHO).slice(2),
    value: 11n,
  });
  corpus.send('creation that fails inside', { to: deployed.creator, data: assemble('INVALID') });
  corpus.send('creation that reverts inside', {
    to: deployed.creator,
    data: assemble('0xdeadbeef 0 MSTORE 4 28 REVERT'),
  });
  corpus.send('creation of something that is destroyed at once', {
    to: deployed.creator,
    data: assemble(`0x${'e1'.repeat(20)} SELFDESTRUCT`),
    value: 13n,
  });
  const salted = word(1) + initCode(contracts.ECHO).slice(2);
  corpus.send('CREATE2', { to: deployed.creator2, data: salted });
  corpus.send('CREATE2 at a taken address', { to: deployed.creator2, data: salted });
  corpus.send('CREATE2 with value, reverted', {
    to: deployed.creator2,
    data: word(2) + assemble('0 0 REVERT'),
    value: 3n,
  });
  corpus.send('CREATE2 of a contract that writes and logs', {
    to: deployed.creator2,
    data: word(3) + assemble('5 1 SSTORE 0xfeed 0 0 LOG1 1 0 RETURN'),
  });
}
