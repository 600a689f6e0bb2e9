import type { Variant } from './brands.ts';

/**
 * SVG paths of the logo marks in a square of 32, in one colour. The files in `public/images` and
 * `favicon-{variant}.ico` show the same marks.
 */
export const BRAND_MARKS: Record<Variant, string> = {
  // Bricks in a running bond.
  bm: 'M2 6h13v8H2zM17 6h13v8H17zM2 16h6v8H2zM10 16h12v8H10zM24 16h6v8h-6z',
  // A floor plan of a room with its door open.
  ia: 'M3 3h26v26H19v-4h6v-7h-8v-4h8V7H7v18h4v4H3zM11 25v-8a8 8 0 0 1 8 8z',
  // A roof with its ridge over a gable.
  dc: 'M13 2h6v4l12 11v6L16 9.5 1 23v-6L13 6zM16 14 25 22v6H7v-6z',
};
