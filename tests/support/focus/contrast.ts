/** Relative luminance of each value of a colour channel, 0 to 255 (WCAG 2.2). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

type Pixels = Uint8Array | Buffer;

const luminance = (pixels: Pixels, at: number): number =>
  0.2126 * LINEAR[pixels[at]!]! +
  0.7152 * LINEAR[pixels[at + 1]!]! +
  0.0722 * LINEAR[pixels[at + 2]!]!;

/** How many pixels of two pictures of one size (RGB) differ by a contrast of at least `least`. */
export function changedPixels(one: Pixels, other: Pixels, least: number): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    const [dark, light] = [luminance(one, at), luminance(other, at)].sort((a, b) => a - b);
    if ((light! + 0.05) / (dark! + 0.05) >= least) changed += 1;
  }
  return changed;
}
