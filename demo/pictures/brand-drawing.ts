import type { Drawing } from '../../backend/platform/images/document.ts';
import { brandLook, brandMark } from './kit/brand-mark.ts';
import type { BrandSubject } from '../../backend/platform/images/subjects.ts';

/** Draws the word mark of a brand on white, 2:1, as wide as the picture. */
export function brandDrawing(brand: BrandSubject): Drawing {
  const look = brandLook(brand);
  return {
    width: 600,
    height: 300,
    svg: `<rect width="600" height="300" fill="#fff"/>${brandMark(look, 30, 50, 540, 200)}`,
  };
}
