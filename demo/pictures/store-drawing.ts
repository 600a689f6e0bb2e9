import { type Drawing, fitText, text } from '../../backend/platform/images/document.ts';
import { hsl } from './kit/colour.ts';
import { hash, random } from './kit/random.ts';
import type { StoreSubject } from '../../backend/platform/images/subjects.ts';

/** The shop's emblem: five bricks in two courses. */
const emblem = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y}) scale(2.7)" fill="#ff9a1f" d="M0 0h13v8H0zM15 0h13v8H15zM0 10h6v8H0zM8 10h12v8H8zM22 10h6v8h-6z"/>`;

/**
 * Draws the front of a store, 3:2; roof, cladding, doors and trees differ by
 * town.
 */
export function storeDrawing({ id, city, company, color }: StoreSubject): Drawing {
  const r = random(hash(`store:${id}:${city}`));
  const wall = r.pick(['#5d6670', '#8b4a3a', '#d8d3c8', '#46525e', '#a8573f', '#c9c4ba']);
  const roof = r.int(0, 3);
  const [x, w] = [150, 900];
  const top = r.int(250, 290);
  const sign = fitText(city, 250, 40, 500);
  const ribs = Array.from({ length: 30 }, (_, i) => `M${x + i * 30} ${top}V600`).join('');
  const bricks = Array.from({ length: 18 }, (_, i) => `M${x} ${top + i * 20}H${x + w}`).join('');
  const brick = wall === '#8b4a3a' || wall === '#a8573f';
  const roofs = [
    `<path fill="#39424c" d="M${x - 14} ${top - 16}H${x + w + 14}V${top + 8}H${x - 14}Z"/>`,
    `<path fill="#4a5561" d="M${x - 20} ${top}L${x + w / 2} ${top - 120} ${x + w + 20} ${top}Z"/>`,
    `<path fill="#59452f" d="M${x - 20} ${top}L${x + 60} ${top - 90}H${x + w - 60}L${x + w + 20} ${top}Z"/>`,
    `<path fill="#3d4852" d="${[0, 1, 2].map((i) => `M${x + i * 300} ${top}V${top - 80}L${x + (i + 1) * 300} ${top}Z`).join('')}"/>`,
  ];
  const tree = (cx: number, k: number): string =>
    `<g transform="translate(${cx} 600) scale(${k})"><rect x="-6" y="-90" width="12" height="90" fill="#6b4d33"/><circle cy="-130" r="62" fill="${hsl(110 + r.int(-15, 20), 0.34, 0.36)}"/><circle cx="-18" cy="-150" r="40" fill="#fff" fill-opacity=".1"/></g>`;
  const gate = x + 60 + r.int(0, 2) * 90;
  const entry = x + 560 + r.int(0, 2) * 60;
  return {
    width: 1200,
    height: 800,
    cover: true,
    svg: [
      `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9cdea"/><stop offset="1" stop-color="#eef5fa"/></linearGradient><linearGradient id="v" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient></defs>`,
      `<rect width="1200" height="800" fill="url(#s)"/>`,
      [0, 1, 2].map(() => `<ellipse cx="${r.int(80, 1120)}" cy="${r.int(60, 190)}" rx="${r.int(90, 170)}" ry="${r.int(18, 34)}" fill="#fff" fill-opacity=".7"/>`).join(''), // oxfmt-ignore
      `<rect y="600" width="1200" height="200" fill="#b9bcbf"/><rect y="600" width="1200" height="26" fill="#d5d6d6"/>`,
      [0, 1, 2, 3, 4, 5].map((i) => `<path d="M${i * 220 + 40} 660L${i * 220 - 20} 800" stroke="#fff" stroke-opacity=".8" stroke-width="7"/>`).join(''), // oxfmt-ignore
      tree(70, r.range(0.8, 1.2)),
      tree(1140, r.range(0.8, 1.3)),
      roofs[roof],
      `<rect x="${x}" y="${top}" width="${w}" height="${600 - top}" fill="${wall}"/><path d="${brick ? bricks : ribs}" stroke="#000" stroke-opacity=".14" stroke-width="2"/><rect x="${x}" y="${top}" width="${w}" height="${600 - top}" fill="url(#v)"/>`,
      `<rect x="${x}" y="${top + 22}" width="${w}" height="84" fill="${color}"/>${emblem(x + 40, top + 36)}${text(x + 136, top + 83, company, { size: 56, weight: 700, fill: '#ffffff' })}${text(x + w - 40, top + 78, city, { size: sign, weight: 500, fill: '#ffffff', anchor: 'end' })}`,
      `<rect x="${gate}" y="440" width="210" height="160" fill="#2d3640"/>${[0, 1, 2, 3, 4, 5].map((i) => `<rect x="${gate + 8}" y="${448 + i * 25}" width="194" height="20" fill="#87919b"/>`).join('')}`,
      `<rect x="${entry}" y="430" width="240" height="170" fill="#1f2a35"/><path d="M${entry + 10} 440H${entry + 114}V600H${entry + 10}ZM${entry + 126} 440H${entry + 230}V600H${entry + 126}Z" fill="#cfe3ef"/><path d="M${entry + 10} 540 ${entry + 100} 440H${entry + 60}L${entry + 10} 496Z" fill="#fff" fill-opacity=".6"/><path d="M${entry - 20} 420H${entry + 260}V434H${entry - 20}Z" fill="#39424c"/>`,
      `<ellipse cx="600" cy="606" rx="500" ry="10" fill="#000" fill-opacity=".16"/>`,
    ].join(''),
  };
}
