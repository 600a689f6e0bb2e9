import { ccw } from '../kit/outline.ts';
import type { V2 } from '../kit/vec.ts';

/** How a gloved hand is built, in millimetres and degrees. */
export interface Hand {
  /** Half of a finger's width. */
  finger: number;
  /** Length of the fingers, 1 for a close fit. */
  long: number;
  /** Degrees between two fingers. */
  spread: number;
  /** Half of the wrist's width. */
  wrist: number;
  /** Thickness of the whole. */
  depth?: number;
}

const STEPS = 9;

/** Up the right of a finger, round its tip and down its left, in small steps. */
function finger([x, z]: V2, half: number, long: number, degrees: number): V2[] {
  const a = (degrees * Math.PI) / 180;
  const [ux, uz] = [Math.sin(a), Math.cos(a)];
  const at = (across: number, up: number): V2 => [x + across * uz + up * ux, z - across * ux + up * uz]; // oxfmt-ignore
  const straight = long - half;
  const rise = Array.from({ length: STEPS + 1 }, (_, i) => (straight * i) / STEPS);
  const tip = Array.from({ length: 9 }, (_, i): V2 => {
    const t = ((i + 1) / 10) * Math.PI;
    return at(half * 0.94 * Math.cos(t), straight + half * Math.sin(t));
  });
  return [
    ...rise.map((up) => at(half * (1 - 0.06 * (up / straight)), up)),
    ...tip,
    ...rise.toReversed().map((up) => at(-half * (1 - 0.06 * (up / straight)), up)),
  ];
}

/** A left hand seen on its back, the wrist at 0, the thumb to the right. */
export function handOutline({ finger: half, long, spread, wrist }: Hand): V2[] {
  const step = 2 * half + 1.6;
  const fingers = [1.5, 0.5, -0.5, -1.5].flatMap(
    (place, i) =>
    finger([place * step, [152, 160, 158, 146][i]!], half * [1, 1, 1, 0.9][i]!, [96, 110, 102, 80][i]! * long, place * spread), // oxfmt-ignore
  );
  const palm = 2 * step;
  const thumb = finger([palm - half * 0.3, 74], half * 1.16, 104 * long, 33 + spread);
  return ccw([
    [wrist, 0],
    [wrist + 1, 24],
    [palm * 0.94 + 3, 52],
    ...thumb,
    [palm - half * 0.2, 116],
    [palm - 1, 136],
    ...fingers,
    [-palm + 1, 128],
    [-palm + 1, 84],
    [-wrist - 3, 34],
    [-wrist, 0],
  ]);
}
