// Generated from openrpc.json by `npm run generate`. Do not edit.
import { SlowConsumerError } from './errors.js';
export class Queue {
  #items = [];
  #head = 0;
  #takers = [];
  #end;
  #max;
  constructor(max) {
    this.#max = max;
  }
  put(item) {
    if (this.#end !== undefined) return false;
    const taker = this.#takers.shift();
    if (taker !== undefined) {
      taker.resolve({ done: false, value: item });
    } else if (this.#items.length - this.#head < this.#max) {
      this.#items.push(item);
    } else {
      this.end(new SlowConsumerError(`more than ${this.#max} notifications wait to be taken`));
      return false;
    }
    return true;
  }
  end(error) {
    if (this.#end !== undefined) return;
    this.#end = error === undefined ? {} : { error };
    for (const { resolve, reject } of this.#takers.splice(0)) {
      if (error === undefined) resolve({ done: true, value: undefined });
      else reject(error);
    }
  }
  clear() {
    this.#items = [];
    this.#head = 0;
  }
  take() {
    if (this.#head < this.#items.length) {
      const value = this.#items[this.#head++];
      if (this.#head > 1024 && this.#head * 2 > this.#items.length) {
        this.#items = this.#items.slice(this.#head);
        this.#head = 0;
      }
      return Promise.resolve({ done: false, value });
    }
    const end = this.#end;
    if (end === undefined) return new Promise((resolve, reject) => this.#takers.push({ resolve, reject }));
    if (end.error === undefined) return Promise.resolve({ done: true, value: undefined });
    this.#end = {};
    return Promise.reject(end.error);
  }
}
