import { expect, test } from 'vitest';
import { withoutRegistrations } from './page-plugins.ts';

test('gives each use the initial value of its registration', () => {
  const css =
    '.border{border-style:var(--tw-border-style);border-width:1px}' +
    '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
  expect(withoutRegistrations(css)).toBe(
    '.border{border-style:var(--tw-border-style,solid);border-width:1px}',
  );
});

test('leaves uses alone that have a fallback or belong to no registration', () => {
  const css =
    '.a{font-variant-numeric:var(--tw-ordinal, );color:var(--color-ink)}' +
    '@property --tw-ordinal{syntax:"*";inherits:false}';
  expect(withoutRegistrations(css)).toBe(
    '.a{font-variant-numeric:var(--tw-ordinal, );color:var(--color-ink)}',
  );
});

test('drops the layer that stands in for registrations', () => {
  const css =
    '@layer properties{@supports ((not (margin-trim:block))) or (color:rgb(from red r g b)){' +
    '*,:before,:after,::backdrop{--tw-border-style:solid}}}@layer theme{}.a{color:red}';
  expect(withoutRegistrations(css)).toBe('@layer theme{}.a{color:red}');
});
