import { group, turn, type Solid } from '../kit/solid.ts';

/** Standing things laid down on their back, as one looks at tools on a bench. */
export const onBench = (parts: Solid[], angle: number): Solid =>
  turn(turn(group(parts), 'y', angle), 'x', -90);
