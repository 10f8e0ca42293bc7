/** The contract and the settings, for every component of a page. */
import { createContext } from 'react';
import type { Reference } from '../model/reference.js';
import { referenceOf } from '../model/reference.js';

/** What pages are made of. The default is a contract without anything. */
export const ReferenceContext = createContext<Reference>(
  referenceOf({ info: { version: '' }, methods: [], components: { schemas: {}, errors: {} } }),
);
