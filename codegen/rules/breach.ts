import type { Document } from '../document.js';

/** A place where the contract breaks one of its rules. */
export interface Breach {
  readonly rule: RuleName;
  readonly where: string;
  readonly problem: string;
}

/** The name of a rule; several functions may check one rule. */
export type RuleName =
  | 'titles'
  | 'references'
  | 'recursion'
  | 'parameters'
  | 'patterns'
  | 'objects'
  | 'alternatives'
  | 'extensions'
  | 'notifications'
  | 'limits'
  | 'examples'
  | 'agreement'
  | 'explanations'
  | 'needs';

/** What a rule finds wrong with a document. */
export type Rule = (document: Document) => Omit<Breach, 'rule'>[];
