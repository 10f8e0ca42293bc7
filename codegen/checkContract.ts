/**
 * The rules that the contract keeps beyond the OpenRPC meta-schema. Each rule says why it exists: without it, a tool
 * that reads the contract would fail, or silently do something else than was meant.
 */
import type { Document } from './document.js';
import { alternatives } from './rules/alternatives.js';
import type { Breach, Rule, RuleName } from './rules/breach.js';
import { extensionFields } from './rules/extensionFields.js';
import { limits } from './rules/limits.js';
import { agreement, chainParams, examples, parameters } from './rules/methods.js';
import { notificationExamples, notifications } from './rules/notifications.js';
import { extensions, openOnPurpose, patterns, recursion, references, titles, typed } from './rules/schemas.js';
import { explanations, needs } from './rules/words.js';

type Stage = readonly (readonly [RuleName, Rule])[];

/** The rules of a stage can only be applied to a document that keeps the rules of the stages before it. */
const STAGES: readonly Stage[] = [
  // What the meta-schema leaves unchecked and all other rules read.
  [['notifications', notifications]],
  // The form of the document.
  [
    ['titles', titles],
    ['references', references],
    ['parameters', parameters],
    ['patterns', patterns],
    ['objects', typed],
    ['extensions', extensions],
    ['extensions', extensionFields],
    ['extensions', chainParams],
  ],
  // What schemas make of each other.
  [
    ['recursion', recursion],
    ['alternatives', alternatives],
  ],
  // What the parts of the contract say of each other.
  [
    ['objects', openOnPurpose],
    ['agreement', agreement],
    ['limits', limits],
  ],
  // These compile the schemas.
  [
    ['examples', examples],
    ['examples', notificationExamples],
  ],
  // What people read.
  [
    ['explanations', explanations],
    ['needs', needs],
  ],
];

/** What is wrong with the contract, of the first stage that finds something; empty when it keeps all rules. */
export function checkContract(document: Document): Breach[] {
  for (const stage of STAGES) {
    const breaches = stage.flatMap(([rule, check]) => check(document).map((breach) => ({ rule, ...breach })));
    if (breaches.length > 0) return breaches;
  }
  return [];
}

/** One line for a person. */
export function breachText({ rule, where, problem }: Breach): string {
  return `${where}: ${problem} (${rule})`;
}
