/** Colours as `#rrggbb`. */
type Rgb = [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const part = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

export const hex = ([r, g, b]: readonly number[] | Rgb): string =>
  `#${part(r ?? 0)}${part(g ?? 0)}${part(b ?? 0)}`;

/** From `a` (t = 0) to `b` (t = 1). */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hex(x.map((value, i) => value + ((y[i] ?? 0) - value) * t));
}

/** Between 0 (black) and 1 (white), as the eye weighs it. */
function lightness(color: string): number {
  const [r, g, b] = rgb(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** How well two colours tell apart, from 1 to 21 (WCAG). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [a, b].map(luminance).toSorted((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = rgb(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Black or white ink, whichever reads better on the colour. */
export const inkOn = (color: string): string => (lightness(color) > 0.6 ? '#22262b' : '#ffffff');

export function hsl(h: number, s: number, l: number): string {
  const f = (n: number): number => {
    const k = (n + h / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hex([f(0), f(8), f(4)]);
}
