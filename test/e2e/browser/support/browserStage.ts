/** Chromium for the tests of a file: started before them, closed after them and before what is defined below it. */
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startedLater } from '../../../support/startedLater.js';
import { launchBrowser } from './browser.js';

const START_MS = 120_000;

export function browserStage(): Browser {
  let started: Browser | undefined;
  beforeAll(async () => {
    started = await launchBrowser();
  }, START_MS);
  afterAll(() => started?.close());
  return startedLater('the browser', () => started);
}
