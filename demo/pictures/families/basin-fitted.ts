import type { Material } from '../kit/material.ts';
import type { Solid } from '../kit/solid.ts';

/** The basin itself, and what stands behind and before it where it is in use. */
export interface Fitted {
  behind: Solid[];
  bowl: Solid[];
  before: Solid[];
}

export const CHROME: Material = { color: '#dfe4e7', metal: 0.8, gloss: 0.9 };

const withoutShadow = (solid: Solid): Solid => ({
  ...solid,
  light: true,
  parts: solid.parts?.map(withoutShadow),
});

/** On a wall, clear of the ground: only the wall throws a shadow there. */
export const onWall = (wall: Solid, { behind, bowl, before }: Fitted): Fitted => ({
  behind: [wall, ...behind.map(withoutShadow)],
  bowl: bowl.map(withoutShadow),
  before: before.map(withoutShadow),
});
