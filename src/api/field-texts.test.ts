import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALLS } from './catalogue.ts';
import { fieldText } from './field-texts.ts';
import { validateInput } from './validate.ts';

/** The Dutch fallback for unknown messages, which no schema message should have. */
const UNTOLD = 'klopt niet';

/** All messages of schemas, with 7 for their placeholders. */
const REASONS = [
  ...globSync('src/api/**/*.ts', { exclude: ['**/*.test.ts', '**/field-texts.ts'] }),
  'backend/platform/http/mount.ts',
].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(['`])((?:must|may|is|latitude) [^'`]*)\1/g)].map(
    ([, , text]) => text!.replace(/\$\{[^}]*\}/g, '7'),
  ),
);

it('finds the messages of the schemas', () => {
  expect(REASONS.length).toBeGreaterThan(80);
  expect(REASONS).toContain('must be at most 7');
});

it.each([...new Set(REASONS)])('has a Dutch translation: %s', (reason) => {
  const text = fieldText(reason, 'nl');
  expect(text).not.toBe(UNTOLD);
  expect(text).not.toMatch(/\b(must|the|with|and|characters)\b/);
  // The value of a placeholder is kept.
  expect(text.includes('7')).toBe(reason.includes('7'));
  expect(fieldText(reason, 'en')).toBe(reason);
});

it('translates every message that a schema can give', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CALLS), fc.object(), (call, input) => {
      const query = input as Record<string, string>;
      const found = validateInput(call, { params: input, query, body: input });
      for (const { Message } of found.ok ? [] : found.errors)
        expect(fieldText(Message, 'nl'), Message).not.toBe(UNTOLD);
    }),
  );
});
