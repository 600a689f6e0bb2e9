import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Returns all modules that a module loads, without type imports, which do not exist in the browser.
 */
function loaded(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, from = ''] of source.matchAll(
    /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm,
  )) {
    if (from.startsWith('.')) loaded(join(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

const clients = globSync(join(ROOT, 'src/api/**/client.ts'));

it.each(clients)('%s brings no schema and no package into the browser', (file) => {
  const modules = [...loaded(file)].filter((name) => !name.startsWith(ROOT));
  expect(modules).toEqual([]);
  expect(
    [...loaded(file)].filter((name) => /\/(wire|calls|fields|records)\.ts$/.test(name)),
  ).toEqual([]);
});

it('covers every client', () => {
  expect(clients.length).toBe(21);
});
