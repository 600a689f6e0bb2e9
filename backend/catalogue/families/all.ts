import type { Family } from '../family.ts';
import { BULK } from './bulk.ts';
import { ELECTRICAL } from './electrical.ts';
import { ENVELOPE } from './envelope.ts';
import { FASTENERS } from './fasteners.ts';
import { FINISHING } from './finishing.ts';
import { GARDEN_AND_DOORS } from './garden-doors.ts';
import { HAND_TOOLS } from './hand-tools.ts';
import { HARDWARE } from './hardware.ts';
import { MACHINES } from './machines.ts';
import { PLUMBING } from './plumbing.ts';
import { STRUCTURE } from './structure.ts';
import { TIMBER } from './timber.ts';
import { WORKWEAR } from './workwear.ts';

/** Every family, in the order in which their categories stand in the menu. */
export const FAMILIES: readonly Family[] = [
  ...STRUCTURE,
  ...BULK,
  ...TIMBER,
  ...ENVELOPE,
  ...FASTENERS,
  ...HARDWARE,
  ...MACHINES,
  ...HAND_TOOLS,
  ...ELECTRICAL,
  ...PLUMBING,
  ...FINISHING,
  ...GARDEN_AND_DOORS,
  ...WORKWEAR,
];
