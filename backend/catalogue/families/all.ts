import type { Family } from '../family.ts';
import { BULK } from './bulk.ts';
import { STRUCTURE } from './structure.ts';

/** Every family, in the order in which their categories stand in the menu. */
export const FAMILIES: readonly Family[] = [...STRUCTURE, ...BULK];
