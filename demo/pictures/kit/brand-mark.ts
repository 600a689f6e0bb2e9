import type { SiteBrand } from '../../../src/brands/brands.ts';
import { siteBrand } from '../../../src/brands/site-brand.ts';
import type { BrandSubject } from '../../../backend/platform/images/subjects.ts';
import { contrast, hsl, inkOn, mix } from './colour.ts';
import { hash, random } from './random.ts';
import { fitText, text, textPath, type Weight } from '../../../backend/platform/images/document.ts';

/** How a brand presents itself: drawn from its name, the same wherever it is printed. */
export interface BrandLook {
  name: string;
  color: string;
  accent: string;
  /** Ink that reads on `color`. */
  ink: string;
  style: number;
  emblem: number;
  weight: Weight;
}

const HUES = [352, 8, 22, 36, 48, 84, 130, 158, 178, 196, 208, 218, 232, 262, 330];

/** Without a brand, a product carries the name of the shop. */
export function brandLook(
  brand: BrandSubject | null,
  shop: Pick<SiteBrand, 'name'> = siteBrand(),
): BrandLook {
  const { name } = brand ?? shop;
  const r = random(hash(`brand:${name.toLowerCase()}`));
  const hue = r.pick(HUES);
  const yellow = hue > 30 && hue < 60;
  const color = r() < 0.1 ? '#20262e' : hsl(hue, r.range(0.62, 0.88), yellow ? 0.5 : r.range(0.3, 0.42)); // oxfmt-ignore
  const accent = hsl((hue + r.pick([40, 150, 180, 200])) % 360, 0.8, 0.5);
  return {
    name,
    color,
    accent,
    ink: inkOn(color),
    style: r.int(0, 7),
    emblem: r.int(0, 7),
    weight: r.pick([700, 900, 900] as const),
  };
}

/** An emblem in a square of side `s` at (x, y). */
function emblem(kind: number, x: number, y: number, s: number, color: string, cut: string): string {
  const at = `transform="translate(${x} ${y}) scale(${s / 100})"`;
  const shapes = [
    `<path fill="${color}" d="M50 4 92 27v46L50 96 8 73V27Z"/><path fill="${cut}" d="M50 28 70 62H30Z"/>`,
    `<circle cx="50" cy="50" r="46" fill="${color}"/><path fill="none" stroke="${cut}" stroke-width="11" d="M24 62 50 34 76 62"/>`,
    `<path fill="${color}" d="M4 52 50 10 96 52V68L50 28 4 68Z"/><path fill="${color}" d="M22 64 50 40 78 64V92H22Z"/>`,
    `<path fill="${color}" d="M50 4C68 16 80 18 92 18V50C92 74 74 88 50 97 26 88 8 74 8 50V18C20 18 32 16 50 4Z"/><path fill="${cut}" d="M28 46h44v12H28zM44 30h12v44H44z"/>`,
    `<rect x="6" y="6" width="88" height="88" rx="14" fill="${color}"/><path fill="${cut}" d="M24 24h22v22H24zM54 54h22v22H54z"/>`,
    `<path fill="${color}" d="M8 8h38v38H8zM54 54h38v38H54z"/><path fill="${color}" fill-opacity=".55" d="M54 8h38v38H54zM8 54h38v38H8z"/>`,
    `<circle cx="50" cy="50" r="44" fill="none" stroke="${color}" stroke-width="11"/><path fill="${color}" d="M56 14 26 56H48L42 88 76 42H54Z"/>`,
    `<path fill="${color}" d="M6 88 38 12H56L24 88ZM44 88 76 12H94L62 88Z"/>`,
  ];
  return `<g ${at}>${shapes[kind % shapes.length]}</g>`;
}

/**
 * The word mark, as large as fits in the box, centred. `on` is the ground it stands on: on
 * the brand's own or another dark colour it is printed in one light ink.
 */
export function brandMark(
  look: BrandLook,
  x: number,
  y: number,
  w: number,
  h: number,
  on = '#ffffff',
): string {
  // What has no brand carries no mark.
  if (look.name === '') return '';
  const dark = inkOn(on) === '#ffffff';
  // On a ground much like its own colour a brand prints in black.
  const own = contrast(look.color, on) < 2.5 ? '#22262b' : look.color;
  const color = dark ? '#ffffff' : own;
  const accent = dark ? mix(look.accent, '#ffffff', 0.55) : look.accent;
  const { style, weight } = look;
  const upper = style !== 2 && style !== 7;
  const name = upper ? look.name.toUpperCase() : look.name;
  const cy = y + h / 2;
  const line = (max: number, room: number): number => fitText(name, room, max, weight);
  if (style === 1 && !dark) {
    const size = line(h * 0.62, w * 0.84);
    const width = textPath(name, size, weight).width + size * 0.7;
    const tall = size * 1.35;
    return `<rect x="${x + (w - width) / 2}" y="${cy - tall / 2}" width="${width}" height="${tall}" rx="${size * 0.12}" fill="${look.color}"/>${text(x + w / 2, cy + size * 0.35, name, { size, weight, fill: look.ink, anchor: 'middle' })}`;
  }
  if (style === 4 || style === 0) {
    const side = Math.min(h * 0.9, w * 0.24);
    const size = line(h * 0.6, w - side * 1.2);
    const width = textPath(name, size, weight).width + side * 1.2;
    const at = x + (w - width) / 2;
    const mark = Math.min(side, size * 1.25);
    return `${emblem(look.emblem, at + (side - mark) / 2, cy - mark / 2, mark, style === 4 ? color : accent, dark ? on : '#ffffff')}${text(at + side * 1.2, cy + size * 0.35, name, { size, weight, fill: color })}`;
  }
  if (style === 2) {
    const small = name.toLowerCase();
    const size = fitText(small, w * 0.86, h * 0.78, weight);
    const width = textPath(small, size, weight).width;
    const at = x + (w - width - size * 0.28) / 2;
    return `${text(at, cy + size * 0.27, small, { size, weight, fill: color })}<circle cx="${at + width + size * 0.17}" cy="${cy + size * 0.17}" r="${size * 0.11}" fill="${accent}"/>`;
  }
  if (style === 3) {
    const size = line(h * 0.62, w * 0.94);
    const width = textPath(name, size, weight).width;
    return `${text(x + w / 2, cy + size * 0.24, name, { size, weight, fill: color, anchor: 'middle' })}<rect x="${x + (w - width) / 2}" y="${cy + size * 0.38}" width="${width * 0.62}" height="${size * 0.13}" fill="${accent}"/><rect x="${x + (w - width) / 2 + width * 0.65}" y="${cy + size * 0.38}" width="${width * 0.35}" height="${size * 0.13}" fill="${color}"/>`;
  }
  if (style === 5) {
    const size = line(h * 0.52, w * 0.78);
    const width = textPath(name, size, weight).width + size * 1.1;
    const tall = size * 1.6;
    return `<rect x="${x + (w - width) / 2}" y="${cy - tall / 2}" width="${width}" height="${tall}" rx="${tall / 2}" fill="none" stroke="${color}" stroke-width="${size * 0.11}"/>${text(x + w / 2, cy + size * 0.35, name, { size, weight, fill: color, anchor: 'middle' })}`;
  }
  if (style === 6) {
    const size = fitText(name, w * 0.76, h * 0.5, weight);
    const spaced = textPath(name, size, weight, 0.12);
    const bar = size * 0.1;
    return `<rect x="${x + (w - spaced.width) / 2}" y="${cy - size * 0.62}" width="${spaced.width}" height="${bar}" fill="${accent}"/>${text(x + w / 2, cy + size * 0.35, name, { size, weight, fill: color, anchor: 'middle', spacing: 0.12 })}<rect x="${x + (w - spaced.width) / 2}" y="${cy + size * 0.54}" width="${spaced.width}" height="${bar}" fill="${accent}"/>`;
  }
  const size = line(h * 0.74, w * 0.94);
  return text(x + w / 2, cy + size * 0.34, name, { size, weight, fill: color, anchor: 'middle' });
}
