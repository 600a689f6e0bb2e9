/** Installs what tests need beyond npm: a Chromium and a PostgreSQL server. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { postgresPrograms } from '../../backend/testing/postgres-server.ts';
import { DEBIAN_SHELL, findBrowser } from './browser.ts';

const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs a browser where there is none: Debian's where apt is, else Playwright's. */
export function ensureBrowser(): void {
  const found = findBrowser();
  if (found === DEBIAN_SHELL || (!found && existsSync(chromium.executablePath()))) return;
  if (found) {
    // Not every release has the headless shell: tests run in the whole browser too, but slowly.
    if (canInstall()) apt('chromium-headless-shell');
    return;
  }
  console.log('Installing Chromium for the browser tests (once, a minute or two)…');
  const isInstalled = canInstall()
    ? apt('chromium-headless-shell') || apt('chromium')
    : run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  if (!isInstalled) throw new Error('Chromium could not be installed; see the lines above.');
}

/** Installs PostgreSQL where apt can; elsewhere the tests that need it are skipped and say so. */
export function ensurePostgres(): void {
  if (postgresPrograms() !== null || !canInstall()) return;
  console.log('Installing PostgreSQL for the tests on a server (once, a minute)…');
  if (!apt('postgresql')) console.error('PostgreSQL could not be installed; see the lines above.');
}

let isUpdated = false;

/** True if Debian's package is installed. */
function apt(name: string): boolean {
  isUpdated ||= run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** True if the command succeeded. */
function run(command: string, args: string[]): boolean {
  const done = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return done.status === 0;
}
