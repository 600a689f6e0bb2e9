/** Colours in the notation `#rrggbb` of the shop's settings, and their contrast (WCAG 2.2). */

/** Minimum contrast ratios of WCAG AA: for text (1.4.3) and for graphics and controls (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a colour with white. `share` (0 to 1) is the part of the colour. */
export function tint(colour: string, share: number): string {
  const mixed = channels(colour).map((value) => Math.round(255 - (255 - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
