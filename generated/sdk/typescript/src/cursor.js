// Generated from openrpc.json by `npm run generate`. Do not edit.
import { MalformedAnswerError } from './errors.js';
export class LiveCursor {
  async position() {
    return { fromBlock: undefined, first: [] };
  }
  async holds() {
    return true;
  }
  accept(item) {
    return [item];
  }
  reached() {}
}
async function afterHead(chain) {
  return (await chain.blockNumber()) + 1n;
}
const MAX_HEADS = 1024;
export class HeadCursor {
  #from;
  #isAsked;
  #heads = [];
  #resumed = 0n;
  constructor(from) {
    this.#from = from;
    this.#isAsked = from !== undefined;
  }
  async position(chain) {
    if (this.#heads.length > 0) {
      this.#resumed = await this.#next(chain);
      return { fromBlock: this.#resumed, first: [] };
    }
    if (!this.#isAsked) this.#from = lowest(await afterHead(chain), this.#from);
    return { fromBlock: this.#from, first: [] };
  }
  async holds(chain) {
    return this.#heads.length === 0 || (await this.#next(chain)) >= this.#resumed;
  }
  async #next(chain) {
    let next;
    for (const { number, hash } of [...this.#heads].reverse()) {
      if (next !== undefined && number >= next) continue;
      if ((await chain.blockHash(number)) === hash) return number + 1n;
      next = lowest(number, next ?? (await afterHead(chain)));
    }
    return next ?? this.#resumed;
  }
  accept(head) {
    needs(head, 'number', 'hash');
    if (this.#heads.some(({ hash }) => hash === head.hash)) return [];
    while ((this.#heads.at(-1)?.number ?? -1n) >= head.number) this.#heads.pop();
    this.#isAsked = false;
    this.#heads.push({ number: head.number, hash: head.hash });
    if (this.#heads.length > MAX_HEADS) this.#heads.shift();
    return [head];
  }
  reached(block) {
    this.#from = block;
    this.#isAsked = false;
  }
}
const MAX_LOGS = 4096;
export class LogCursor {
  #from;
  #isAsked;
  #logs = [];
  #places = new Set();
  constructor(from) {
    this.#from = from;
    this.#isAsked = from !== undefined;
  }
  async position(chain) {
    let lost = [];
    for (let newest = this.#logs.at(-1); newest !== undefined; newest = this.#logs.at(-1)) {
      if ((await chain.blockHash(newest.blockNumber)) === newest.blockHash) {
        return { fromBlock: highest(newest.blockNumber, this.#from), first: lost };
      }
      lost = [...this.#takeBack(newest.blockNumber), ...lost];
    }
    if (!this.#isAsked) this.#from = lowest(await afterHead(chain), this.#from);
    return { fromBlock: this.#from, first: lost };
  }
  async holds(chain) {
    const newest = this.#logs.at(-1);
    return newest === undefined || (await chain.blockHash(newest.blockNumber)) === newest.blockHash;
  }
  accept(log) {
    needs(log, 'blockNumber', 'blockHash', 'logIndex');
    this.#isAsked = false;
    const place = placeOf(log);
    if (log.removed) {
      this.#forget((one) => placeOf(one) === place);
      this.#goBack(log.blockNumber);
      return [log];
    }
    if (this.#places.has(place)) return [];
    const newest = this.#logs.at(-1);
    const isBehind =
      newest !== undefined && newest.blockNumber >= log.blockNumber && newest.blockHash !== log.blockHash;
    const lost = isBehind ? this.#takeBack(log.blockNumber) : [];
    this.#logs.push(log);
    this.#places.add(place);
    if (this.#logs.length > 2 * MAX_LOGS) this.#trim(log.blockHash);
    return [...lost, log];
  }
  reached(block) {
    this.#from = block;
    this.#isAsked = false;
  }
  #goBack(block) {
    if (this.#from !== undefined && this.#from > block) this.#from = block;
  }
  #takeBack(from) {
    const lost = this.#logs.filter(({ blockNumber }) => blockNumber >= from);
    this.#forget(({ blockNumber }) => blockNumber >= from);
    this.#goBack(from);
    return lost.map((log) => ({ ...log, removed: true }));
  }
  #trim(newestBlock) {
    const kept = new Set(this.#logs.slice(-MAX_LOGS));
    this.#forget((log) => !kept.has(log) && log.blockHash !== newestBlock);
  }
  #forget(isForgotten) {
    for (const log of this.#logs) if (isForgotten(log)) this.#places.delete(placeOf(log));
    this.#logs = this.#logs.filter((log) => !isForgotten(log));
  }
}
function needs(item, ...fields) {
  for (const field of fields) {
    if (item[field] === undefined) throw new MalformedAnswerError(`notification.${field} is missing`);
  }
}
function highest(a, b) {
  return b === undefined || a > b ? a : b;
}
function lowest(a, b) {
  return b === undefined || a < b ? a : b;
}
function placeOf({ blockHash, logIndex }) {
  return `${blockHash}:${logIndex}`;
}
