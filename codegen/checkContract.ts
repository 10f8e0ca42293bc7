/**
 * The rules that openrpc.json keeps beyond the OpenRPC meta-schema. Each has its reason where it is written: a tool
 * that reads the contract fails, or worse, goes on with something else than was meant. That generated/ is up to date is
 * checked in upToDate.ts.
 */
import type { Document } from './contract.js';
import { order } from './order.js';
import { alternatives } from './rules/alternatives.js';
import type { Breach, Rule, RuleName } from './rules/breach.js';
import { agreement, examples, parameters } from './rules/methods.js';
import { notificationExamples, notifications } from './rules/notifications.js';
import { extensions, openOnPurpose, patterns, recursion, references, titles, typed } from './rules/schemas.js';

type Rules = readonly (readonly [RuleName, Rule])[];

/** What the meta-schema leaves unchecked, and all other rules read. */
const announced: Rules = [['notifications', notifications]];

/** Rules on the form of the document. The others can only be applied to a document that keeps these. */
const formal: Rules = [
  ['titles', titles],
  ['references', references],
  ['parameters', parameters],
  ['patterns', patterns],
  ['objects', typed],
  ['extensions', extensions],
];

const structural: Rules = [
  ['recursion', recursion],
  ['alternatives', alternatives],
];

const semantic: Rules = [
  ['objects', openOnPurpose],
  ['agreement', agreement],
];

/** Compiles the schemas, which only a contract that keeps all other rules lets one do. */
const compiled: Rules = [
  ['examples', examples],
  ['examples', notificationExamples],
];

/** Last, because what is out of order is otherwise right. */
const orderly: Rules = [['order', order]];

/** Everything that is wrong with the contract; empty when it keeps all rules. */
export function checkContract(document: Document): Breach[] {
  for (const rules of [announced, formal, structural, semantic, compiled, orderly]) {
    const breaches = rules.flatMap(([rule, check]) => check(document).map((breach) => ({ rule, ...breach })));
    if (breaches.length > 0) return breaches;
  }
  return [];
}

/** One line for a person. */
export function breachText({ rule, where, problem }: Breach): string {
  return `${where}: ${problem} (${rule})`;
}
