/** The examples of `deploy/`, the image and the services: what they name is there. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ownFolder } from '../tests/support/for-all-tests.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What `npm start` runs once packages are there: `scripts/start.ts`. */
const START = scripts['start']!.split(' ').at(-1)!;
/** The names of all settings. */
const SETTINGS = new Set(
  [...read('.env.example').matchAll(/^#?([A-Z\d_]+)=/gm)].map(([, name]) => name),
);

test('the image is made of files that exist, and runs what `npm start` runs as no root', () => {
  const dockerfile = read('Dockerfile').replace(/\\\n/g, ' ');
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, what]) =>
    what!
      .split(' ')
      .filter((word) => !word.startsWith('--'))
      .slice(0, -1),
  );
  expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  for (const folder of ['src', 'backend', 'scripts', 'public']) expect(copied).toContain(folder);
  const command = /^CMD (.+)$/m.exec(dockerfile)![1]!;
  expect(JSON.parse(command)).toEqual(['node', START]);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(/^HEALTHCHECK .*CMD (.+)$/m.exec(dockerfile)![1]).toContain('/readyz');
  const [, settings = ''] = /^ENV (.+)$/m.exec(dockerfile)!;
  for (const [, name] of settings.matchAll(/(\w+)=/g))
    if (name !== 'PATH') expect(SETTINGS).toContain(name);
});

test('the services have settings that exist, and files that do', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
  };
  for (const shop of ['shop-1', 'shop-2'])
    for (const name of Object.keys(services[shop]!.environment!)) expect(SETTINGS).toContain(name);
  const mounted = services['proxy']!.volumes!.map((volume) => volume.split(':')[0]!);
  for (const file of mounted) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
});

test('the unit runs what `npm start` runs, with settings that exist', () => {
  const unit = read('deploy/shop@.service');
  expect(unit).toContain(`/node_modules/.bin/node ${START}\n`);
  const given = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, all]) => all!.split(' '));
  const names = given.map((one) => one.split('=')[0]!);
  for (const name of names) if (name !== 'PATH') expect(SETTINGS).toContain(name);
});

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

test.skipIf(!hasNginx)('nginx reads its example (needs nginx)', () => {
  const prefix = ownFolder();
  const config = path.join(ROOT, 'deploy/nginx.conf');
  execFileSync('nginx', ['-t', '-p', prefix, '-c', config], { stdio: 'pipe' });
});
