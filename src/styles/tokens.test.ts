import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const config = createRequire(import.meta.url)('../../tailwind.config.cjs') as {
  theme: Record<'screens' | 'fontWeight' | 'zIndex', Record<string, string>> & {
    fontFamily: { sans: string[] };
  };
};
const { screens, fontFamily, fontWeight, zIndex } = config.theme;

it('has the breakpoints, the font and the layers of the specification', () => {
  const px = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 };
  expect(screens).toEqual(
    Object.fromEntries(Object.entries(px).map(([name, width]) => [name, `${width}px`])),
  );
  expect(fontFamily.sans[0]).toBe('FigTree');
  expect(Object.values(fontWeight)).toEqual(['400', '500', '700']);
  expect(Object.keys(zIndex)).toEqual(
    Array.from({ length: 10 }, (_, index) => String((index + 1) * 10)),
  );
});

it('has every variant and size of a button', () => {
  const css = sheet('buttons.css');
  const variants = ['primary', 'plain', 'warning', 'secondary', 'success', 'black', 'passive'];
  // Without a size a button is `md`.
  for (const name of [...variants, 'positive', 'light', 'lg', 'free']) {
    expect(css).toMatch(new RegExp(`\\.btn-${name}[\\s,{]`));
  }
});

it('has every variant of a badge, and no other', () => {
  const found = sheet('../shop/ui/Badge.astro').matchAll(/^ {2}([a-z]+): 'bg-/gm);
  const variants = [...new Set([...found].map(([, name]) => name))];
  expect(variants.toSorted()).toEqual(['passive', 'primary', 'success', 'warning']);
});
