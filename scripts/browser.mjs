/** Chromium for the browser tests: the package of Debian. Where it is missing, the tests fail and name the command. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs it when it is missing and this user may install packages. */
export function installBrowser() {
  if (existsSync('/usr/bin/chromium') || process.getuid?.() !== 0) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
