import type { Family } from '../family.ts';
import { BULK } from './bulk.ts';
import { ENVELOPE } from './envelope.ts';
import { FASTENERS } from './fasteners.ts';
import { HARDWARE } from './hardware.ts';
import { STRUCTURE } from './structure.ts';
import { TIMBER } from './timber.ts';

/** Every family, in the order in which their categories stand in the menu. */
export const FAMILIES: readonly Family[] = [
  ...STRUCTURE,
  ...BULK,
  ...TIMBER,
  ...ENVELOPE,
  ...FASTENERS,
  ...HARDWARE,
];
