import { expect, it } from 'vitest';
import { clientTexts } from './client-modules.ts';

const load = (id: string) => clientTexts().load(`\0${id}`);

it('puts both languages into the code, so that none is loaded later', () => {
  const code = load('texts:cart/share');
  expect(code).toMatch(/get nl\(\) \{ return \{.*get en\(\) \{ return \{/);
  expect(code).not.toMatch(/import|fetch/);
});

it('a build whose texts cannot be loaded fails, and says which', () => {
  expect(() => load('texts:cart/unknown')).toThrow('texts:cart/unknown has no texts in nl');
  expect(() => load('texts:unknown')).toThrow(/ENOENT.*unknown\.json/);
});
