import type { Drawing } from './document.ts';
import { text } from './text.ts';

const COLORS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];
const CLASSES = 'ABCDEFG';
const INK = '#1d1d1b';

const WIDTH = 192;
const TOP = 14;
const ROW = 34;
const BAR = 28;

/** An arrow of a row to the right, or to the left: from its straight side to its point. */
const arrow = (from: number, to: number, y: number): string => {
  const neck = to > from ? to - BAR / 2 : to + BAR / 2;
  return `M${from} ${y}H${neck}L${to} ${y + BAR / 2} ${neck} ${y + BAR}H${from}Z`;
};

/** The scale of the European label, with an energy class A to G on it; null for another. */
export function energyLabel(name: string): Drawing | null {
  const letter = name.toUpperCase();
  const index = letter.length === 1 ? CLASSES.indexOf(letter) : -1;
  if (index < 0) return null;
  const bars = COLORS.map((color, i) => {
    const y = TOP + i * ROW;
    const letterAt = text(24, y + 21, CLASSES[i]!, { size: 20, fill: '#ffffff', anchor: 'middle' });
    // White on yellow and on light green could not be read.
    const shown = i === 2 || i === 3 ? letterAt.replaceAll('#ffffff', INK) : letterAt;
    return `<path fill="${color}" d="${arrow(12, 60 + i * 9, y)}"/>${shown}`;
  });
  const y = TOP + index * ROW;
  const own = text(WIDTH - 30, y + 22, letter, { size: 22, fill: '#ffffff', anchor: 'middle' });
  return {
    width: WIDTH,
    height: 2 * TOP + COLORS.length * ROW - (ROW - BAR),
    svg: `<path fill="#fff" d="M0 0H${WIDTH}V400H0Z"/>${bars.join('')}<path fill="${INK}" d="${arrow(WIDTH - 12, WIDTH - 58, y)}"/>${own}`,
  };
}
