import type { Material } from '../kit/material.ts';
import type { Solid } from '../kit/solid.ts';

/** The basin itself, and what stands behind and before it where it is in use. */
export interface Fitted {
  behind: Solid[];
  bowl: Solid[];
  before: Solid[];
}

export const CHROME: Material = { color: '#dfe4e7', metal: 0.8, gloss: 0.9 };
