import type { Drawing } from './document.ts';
import { text } from './kit/text.ts';

const COLORS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];
const CLASSES = 'ABCDEFG';

/** The arrow of an energy class A to G on the scale of the European label; null for another. */
export function energyLabel(name: string): Drawing | null {
  const letter = name.toUpperCase();
  const index = letter.length === 1 ? CLASSES.indexOf(letter) : -1;
  if (index < 0) return null;
  const ink = index === 2 || index === 3 ? '#1d1d1b' : '#ffffff';
  const small = (y: number, content: string): string =>
    text(15, y, content, { size: 13, fill: '#1d1d1b', anchor: 'middle' });
  return {
    width: 108,
    height: 54,
    svg: `<path fill="#fff" stroke="#1d1d1b" stroke-width="1.5" d="M1 1H29V53H1Z"/>${small(15, 'A')}<path fill="none" stroke="#1d1d1b" stroke-width="1.8" d="M15 20V35M11 25 15 20 19 25"/>${small(49, 'G')}<path fill="${COLORS[index]}" stroke="#1d1d1b" stroke-width="1.5" stroke-linejoin="round" d="M31 1H82L107 27 82 53H31Z"/>${text(62, 42, letter, { size: 42, fill: ink, anchor: 'middle' })}`,
  };
}
