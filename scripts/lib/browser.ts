/** Finds a Chromium for the tests, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** Debian's Chromium without the parts that only a window needs: a page takes half the time. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

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

/**
 * Path of the browser for the journeys: the light one where Debian has it. Undefined where
 * Playwright's own is installed, which comes with a light one that it then takes itself.
 */
export const findLightBrowser = (): string | undefined =>
  [DEBIAN_SHELL, DEBIAN_CHROMIUM].find((file) => existsSync(file));

/** Path of a browser, installed first when needed: Debian's where apt is, else Playwright's. */
export function ensureBrowser(): string {
  const hasApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!findBrowser()) {
    console.log('Installing Chromium for the browser tests (once, a minute or two)…');
    if (hasApt) {
      mustRun('apt-get', ['update', '-qq']);
      mustRun('apt-get', [...APT_INSTALL, 'chromium']);
    } else {
      mustRun('npx', ['playwright', 'install', '--with-deps', 'chromium']);
    }
  }
  // Not every release has it: the journeys then take the whole browser, and longer.
  if (findLightBrowser() === DEBIAN_CHROMIUM && hasApt) {
    run('apt-get', [...APT_INSTALL, 'chromium-headless-shell']);
  }
  const installed = findBrowser();
  if (!installed) throw new Error('Chromium could not be installed; see the lines above.');
  return installed;
}

const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

/** True when it ended well. */
function run(command: string, args: string[]): boolean {
  const done = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return done.status === 0;
}

function mustRun(command: string, args: string[]): void {
  if (!run(command, args)) throw new Error(`${command} ${args.join(' ')} failed.`);
}
