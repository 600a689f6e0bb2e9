/** Finds a Chromium for the tests, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Without these Chromium talks to its maker's servers, and as root it does not start. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the browser to launch, or undefined where none is installed yet. */
export function findBrowser(): string | undefined {
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Path of a browser, installed first when needed: Debian's where apt is, else Playwright's. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing Chromium for the browser tests (once, a minute or two)…');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  }
  const installed = findBrowser();
  if (!installed) throw new Error('Chromium could not be installed; see the lines above.');
  return installed;
}

function run(command: string, args: string[]): void {
  const done = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}
