import { expect, it } from 'vitest';
import { statementNamer } from './server-pool.ts';

it('names a statement the same each time', () => {
  const nameOf = statementNamer();
  const name = nameOf('select $1');
  expect(name).toBeDefined();
  expect(nameOf('select $1 + 1')).not.toBe(name);
  expect(nameOf('select $1')).toBe(name);
});

it('names no statement without parameters', () => {
  expect(statementNamer()('begin')).toBeUndefined();
});

it('keeps a limited number of statements', () => {
  const nameOf = statementNamer();
  const names = Array.from({ length: 1_000 }, (_, i) => nameOf(`select $1 + ${i}`));
  const named = names.filter((name) => name !== undefined);
  expect(named.length).toBeLessThan(500);
  expect(nameOf('select $1 + 0')).toBe(names[0]);
  expect(nameOf('select $1 + 999')).toBeUndefined();
});
