/** The rule that keeps the demo optional finds whoever breaks it, and nobody else. */
import { expect, it } from 'vitest';

// Its name is no literal: it is a file of configuration without types.
const CONFIG = new URL('../.dependency-cruiser.mjs', import.meta.url).href;
const { default: config } = (await import(CONFIG)) as { default: { forbidden: Rule[] } };

interface Rule {
  name?: string;
  from: { path?: string; pathNot?: string[] };
  to: { path?: string };
}

const { from, to } = config.forbidden.find(({ name }) => name === 'the demo is optional')!;
const isBarred = (file: string) =>
  new RegExp(from.path!).test(file) && !from.pathNot!.some((path) => new RegExp(path).test(file));

it('bars production from the demo', () => {
  expect(new RegExp(to.path!).test('demo/catalogue/load.ts')).toBe(true);
  for (const file of [
    'backend/program/server.ts',
    'src/publish/build/publish.ts',
    'scripts/start.ts',
  ])
    expect(isBarred(file), file).toBe(true);
});
