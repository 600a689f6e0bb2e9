import type { Family } from '../../family.ts';
import { type RangeSpec, ranged } from '../ranged.ts';

/** Hand tools that differ in kind, size and handle. */
export const tool = (
  spec: Omit<RangeSpec, 'group' | 'brands'> & Partial<Pick<RangeSpec, 'group' | 'brands'>>,
): Family => ranged({ group: 'handgereedschap', brands: 'handgereedschap', ...spec });
