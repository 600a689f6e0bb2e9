import { expect, it } from 'vitest';
import { youtubeId } from './web-address.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtube.com/channel/x', null],
  ['https://voorbeeld.nl/watch?v=dQw4w9WgXcQ', null],
  ['film.mp4', null],
])('reads %s as %s', (address, id) => expect(youtubeId(address)).toBe(id));
