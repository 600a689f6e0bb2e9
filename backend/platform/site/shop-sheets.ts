import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { siteBrand } from '../../../src/brands/site-brand.ts';

const require = createRequire(import.meta.url);
const STYLES = join(import.meta.dirname, '../../../src/styles');

/** Weights of the shop's font, FigTree. */
export const FONT_WEIGHTS = ['400', '500', '700'];

/** The base style sheets of pages made by the backend: the shop's, and a common one. */
export function shopSheets(): string[] {
  const { variant } = siteBrand();
  const ofBrand = variant === 'bm' ? [] : [`colours-${variant}.css`];
  const names = ['reset.css', 'colours.css', ...ofBrand, 'buttons.css', 'fields.css'];
  return [
    ...names.map((name) => readFileSync(join(STYLES, name), 'utf8')),
    readFileSync(join(import.meta.dirname, 'served-page.css'), 'utf8'),
  ];
}

/** Font-face rules; `addressOf` returns the address of a font file by name. */
export const fontFaces = (addressOf: (name: string) => string): string[] =>
  FONT_WEIGHTS.map(
    (weight) =>
      `@font-face{font-family:FigTree;font-weight:${weight};font-display:swap;src:url(${addressOf(fontName(weight))})}`,
  );

export const fontName = (weight: string): string => `figtree-${weight}.woff2`;

export const fontFile = (weight: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`));
