import type { Drawing } from './document.ts';
import { brandLook, brandMark } from './kit/brand-mark.ts';
import type { BrandSubject } from './subject.ts';

/** A brand's word mark on white, 3:2. */
export function brandDrawing(brand: BrandSubject): Drawing {
  const look = brandLook(brand);
  return {
    width: 600,
    height: 400,
    svg: `<rect width="600" height="400" fill="#fff"/>${brandMark(look, 60, 110, 480, 180)}`,
  };
}
