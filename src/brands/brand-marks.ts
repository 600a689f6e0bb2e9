import type { Variant } from './brands.ts';

/**
 * The mark beside a brand's name: the path of one colour in a square of 32. The files of
 * `public/images` and `favicon-{variant}.ico` draw the same one.
 */
export const BRAND_MARKS: Record<Variant, string> = {
  // Bricks in a running bond.
  bm: 'M2 6h13v8H2zM17 6h13v8H17zM2 16h6v8H2zM10 16h12v8H10zM24 16h6v8h-6z',
  // The plan of a room with its open door.
  ia: 'M3 3h26v26H19v-4h6v-7h-8v-4h8V7H7v18h4v4H3zM11 25v-8a8 8 0 0 1 8 8z',
  // A roof with its ridge over a gable.
  dc: 'M13 2h6v4l12 11v6L16 9.5 1 23v-6L13 6zM16 14 25 22v6H7v-6z',
};
