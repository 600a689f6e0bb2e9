/** The backend under test: the one that CONTRACT_BASE_URL names, else one of our own. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import type { OwnBackend } from './own-backend.ts';
import { setBaseUrl } from './base-url.ts';
import { setSignUp } from './customers.ts';

/** Makes a backend ready for the tests of a file. */
export function useBackend(): void {
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    close = await openBackend();
  });
  afterAll(() => close?.());
}

/** Answers how to stop it. */
async function openBackend(): Promise<() => Promise<void>> {
  const given = process.env['CONTRACT_BASE_URL'];
  if (given) {
    console.warn(
      'CONTRACT_BASE_URL names an API elsewhere: what needs a signed-in customer is skipped, since only our own backend lets the tests make one.',
    );
    setBaseUrl(given);
    return async () => undefined;
  }
  // Loaded only here: the tests run against an owner's own API without our backend.
  const { startOwnBackend } = await import('./own-backend.ts');
  const backend = await (shared ?? startOwnBackend());
  setBaseUrl(backend.url);
  setSignUp(backend.signUp);
  // A database on a server is to be dropped.
  if (backend.databaseUrl) return () => backend.close();
  if (!shared)
    process.once('exit', () => rmSync(backend.dataDir, { recursive: true, force: true }));
  shared = backend;
  return async () => undefined;
}

/** That of a worker, for all of its files, whose customers are their own; it ends with the worker. */
let shared: OwnBackend | undefined;
