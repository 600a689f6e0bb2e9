/** A start while the APIs elsewhere do not answer, after the code has changed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launch, ROOT, run, stopProcess } from '../../backend/program/processes.ts';
import { codeFingerprint } from '../../src/publish/bundle/fingerprint.ts';
import { parseEnv } from '../../src/env.ts';
import { Draft } from '../../src/publish/releases/draft.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

vi.setConfig({ testTimeout: 90_000 });

const dataDir = mkdtempSync(path.join(tmpdir(), 'start-'));
let calls = 0;
const api = createServer((_, response) => {
  calls += 1;
  response.writeHead(404).end();
});
let env: Record<string, string>;
let bundle: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, resolve));
  env = {
    API_BASE_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
    DATA_DIR: dataDir,
    PORT: '0',
    SITE_URL: 'http://localhost:4321',
    LOG_LEVEL: 'silent',
    POLL_SECONDS: '0',
  };
  // Nothing comes to be rendered: a bundle without pages spares the test the bundling.
  const code = codeFingerprint(ROOT, parseEnv({ ...process.env, ...env }));
  bundle = path.join(ROOT, '.cache/bundles', code);
  mkdirSync(path.join(bundle, 'server'), { recursive: true });
  writeFileSync(
    path.join(bundle, 'server/none.mjs'),
    'export const app = { setInternals() {}, setOptions() {} };',
  );
  writeFileSync(path.join(bundle, 'used'), '');
  writeFileSync(path.join(bundle, 'bundle.json'), '{ "entry": "none.mjs", "styles": [] }');
});

afterAll(() => {
  api.close();
  rmSync(bundle, { recursive: true, force: true });
  removeDataDir(dataDir);
});

test('without a live release it fails, and says so', async () => {
  const { code, output } = await run('node', ['scripts/start.ts'], { env, quiet: true });
  expect(code).toBe(1);
  expect(output).toContain('it answered 404');
  expect(output).toContain('The pages could not be built; see the lines above.');
});

test('the live release is served, and publishing is retried', async () => {
  const draft = new Draft(dataDir);
  draft.put({ path: 'index.html', body: Buffer.from('<p>What is live</p>'), isPage: true });
  draft.publish({
    kind: 'full',
    code: 'the code before',
    madeAt: new Date(),
    madeBy: 'test',
    reason: 'a test',
    seconds: 1,
    rendered: 1,
  });
  draft.close();

  const shop = launch('node', ['scripts/start.ts'], { env });
  try {
    let output = '';
    for (const stream of [shop.stdout, shop.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk));
    }
    const ready = await vi.waitFor(() => /ready: ([^\s"]+)/.exec(output)?.[1] ?? fail(output), {
      timeout: 60_000,
    });
    const before = calls;
    expect(output).toContain('Release 1 is served as it is');
    expect(await (await fetch(ready)).text()).toBe('<p>What is live</p>');
    await vi.waitFor(() => expect(calls).toBeGreaterThan(before), { timeout: 30_000 });
    expect(await (await fetch(ready)).text()).toBe('<p>What is live</p>');
  } finally {
    await stopProcess(shop);
  }
});

function fail(output: string): never {
  throw new Error(`It is not ready:\n${output}`);
}
