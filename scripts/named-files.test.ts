import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE =
  /(?<![\w./-])(?:src|backend|scripts|tests|docs|public)\/[\w./*{},-]+\.(?:\w+|\{[\w,]+\})/g;

const configs = globSync('{*.config.*,*.toml,README.md,.env.example}', { cwd: ROOT });

test.each(configs)('each file that %s names exists', (config) => {
  const named = readFileSync(path.join(ROOT, config), 'utf8').match(FILE) ?? [];
  const missing = named.filter((file) => globSync(file, { cwd: ROOT }).length === 0);
  expect(missing).toEqual([]);
});
