import type { Draw } from '../kit/bodies.ts';
import { stamped } from '../kit/label.ts';
import { layers, lines, speckle } from '../kit/textures.ts';
import { seeded, type Shape } from './template.ts';

const GYPSUM = '#e3e1d9';
const FOIL = '#d6dbe0';

const hasGypsum = ({ subject: { name } }: Shape): boolean => /met gips/i.test(name);

/** Foil with the mill's mark all over; lines to lay pipes by on a board for floors. */
const foil =
  (shape: Shape): Draw =>
  (w, h) => {
    const step = Math.min(w, h) / 3;
    const marks: string[] = [];
    for (let y = 0; y * step < h + step; y++)
      for (let x = 0; x * step * 1.9 < w + step; x++)
        marks.push(`<g transform="translate(${x * step * 1.9 - (y % 2) * step} ${y * step})">${stamped(shape.look, {}, '#ffffff', 0.55)(step * 2, step * 0.7)}</g>`); // oxfmt-ignore
    const grid = /vloer/i.test(shape.subject.name) ? layers(lines(step / 2, '#2c5d9c', 0.5, false, 0.03), lines(step / 2, '#2c5d9c', 0.5, true, 0.03))(w, h) : ''; // oxfmt-ignore
    return `<path d="M0 0H${w}V${h * 0.3}L0 ${h * 0.62}Z" fill="#fff" fill-opacity=".3"/>${grid}${marks.join('')}`;
  };

/** The grey card of plasterboard. */
const card = (shape: Shape): Draw =>
  layers(speckle(seeded(shape, 'f'), 160, 0.004, ['#000'], 0.1), (w, h) => `<path d="M0 ${h * 0.06}H${w}M0 ${h * 0.94}H${w}" stroke="#000" stroke-opacity=".12" stroke-width="${h * 0.006}"/>`); // oxfmt-ignore

/** Foam between two facings; a board of gypsum lies on it where the name has one. */
const section =
  (shape: Shape): Draw =>
  (w, h) => {
    const foam = speckle(seeded(shape, 'e'), 120, 0.01, ['#7a5c10', '#fff'], 0.3)(w, h);
    const top = hasGypsum(shape) ? `<rect width="${w}" height="${h * 0.2}" fill="#f4f2ec"/><rect y="${h * 0.19}" width="${w}" height="${h * 0.02}" fill="#8a857a"/>` : `<rect width="${w}" height="${h * 0.045}" fill="${FOIL}"/>`; // oxfmt-ignore
    return `${foam}${top}<rect y="${h * 0.955}" width="${w}" height="${h * 0.045}" fill="${FOIL}"/>`;
  };

/** How a board of PIR looks: faced with foil, and on one side with gypsum where it is named. */
export const pirBoard = {
  facing: (shape: Shape): string => (hasGypsum(shape) ? GYPSUM : FOIL),
  face: (shape: Shape): Draw => (hasGypsum(shape) ? card(shape) : foil(shape)),
  edges: section,
};
