import { type Drawing, text } from '../../backend/platform/images/document.ts';
import { hsl } from './kit/colour.ts';
import { hash, random } from './kit/random.ts';
import type { ManagerSubject } from '../../backend/platform/images/subjects.ts';

/** Draws the initials of a manager on a calm background colour; square. */
export function managerDrawing({ firstName, lastName }: ManagerSubject): Drawing {
  const r = random(hash(`${firstName} ${lastName}`));
  const hue = r.int(0, 359);
  const initials = [firstName, lastName.split(' ').at(-1) ?? ''].map((name) => name.charAt(0).toUpperCase()).join(''); // oxfmt-ignore
  return {
    width: 400,
    height: 400,
    svg: `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(hue, 0.38, 0.44)}"/><stop offset="1" stop-color="${hsl(hue, 0.46, 0.3)}"/></linearGradient></defs><rect width="400" height="400" fill="url(#g)"/><path d="M60 400C66 320 120 286 200 286S334 320 340 400Z" fill="#fff" fill-opacity=".1"/><circle cx="200" cy="178" r="92" fill="#fff" fill-opacity=".1"/>${text(200, 256, initials, { size: 160, weight: 700, fill: '#ffffff', anchor: 'middle' })}`,
  };
}
