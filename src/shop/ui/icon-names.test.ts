import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

test('every icon name has its drawing in the sprite, and no drawing lacks a name', () => {
  const sprite = readFileSync(new URL('../../assets/icons.svg', import.meta.url), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...ICON_NAMES]);
});
