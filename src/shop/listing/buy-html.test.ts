import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CART_ICON, HEART_ICON } from './buy-html.ts';

test.each([
  ['cart', CART_ICON],
  ['heart', HEART_ICON],
])('a card draws its %s as all of the site does', (name, icon) => {
  const sprite = readFileSync(new URL('../../assets/icons.svg', import.meta.url), 'utf8');
  const drawing = new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(
    sprite,
  );
  expect(icon.html).toContain(`>${drawing?.[1]}</svg>`);
});
