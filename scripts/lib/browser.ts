/** Finds a Chromium for the tests, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Without the parts that only a window needs: a page takes a third of the work. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Without these Chromium talks to its maker's servers, and as root it does not start; the light
 * one would also round the widths of letters to whole pixels, as no screen of a shopper does.
 */
export const BROWSER_ARGS = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of Debian's browser, the light one where it is. Undefined where it has none: Playwright
 * then takes its own, which is a light one too.
 */
export const findBrowser = (): string | undefined =>
  [DEBIAN_SHELL, DEBIAN_CHROMIUM].find((file) => existsSync(file));

/** Installs a browser where there is none: Debian's where apt is, else Playwright's. */
export function ensureBrowser(): void {
  const found = findBrowser();
  const hasApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (found === DEBIAN_SHELL || (!found && existsSync(chromium.executablePath()))) return;
  if (found) {
    // Not every release has the light one: all tests run in the whole browser too, but slowly.
    if (hasApt) run('apt-get', [...APT_INSTALL, 'chromium-headless-shell']);
    return;
  }
  console.log('Installing Chromium for the browser tests (once, a minute or two)…');
  const isInstalled = hasApt
    ? run('apt-get', ['update', '-qq']) &&
      (run('apt-get', [...APT_INSTALL, 'chromium-headless-shell']) ||
        run('apt-get', [...APT_INSTALL, 'chromium']))
    : run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  if (!isInstalled) throw new Error('Chromium could not be installed; see the lines above.');
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
