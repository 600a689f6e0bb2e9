import { BAGS } from './bags.ts';
import { carton } from './packages.ts';
import { MASONRY } from './masonry.ts';
import { TIMBER } from './timber.ts';
import { FASTENERS } from './fasteners.ts';
import { ROLLS } from './rolls.ts';
import { HAND_TOOLS } from './hand-tools.ts';
import { POWER_TOOLS } from './power-tools.ts';
import { ELECTRIC } from './electric.ts';
import { PAINT } from './paint.ts';
import { OPENINGS } from './openings.ts';
import { WEAR } from './wear.ts';
import { SHEETS } from './sheets.ts';
import type { Template } from './template.ts';

/** The template of every family, by the catalogue's family key. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  ...BAGS,
  ...MASONRY,
  ...TIMBER,
  ...ROLLS,
  ...FASTENERS,
  ...POWER_TOOLS,
  ...HAND_TOOLS,
  ...ELECTRIC,
  ...PAINT,
  ...OPENINGS,
  ...WEAR,
  ...SHEETS,
};

/** A family that has no drawing of its own is shown in its carton. */
const PLAIN: Template = { model: (shape) => carton(shape, []) };

export const templateOf = (family: string): Template => TEMPLATES[family] ?? PLAIN;
