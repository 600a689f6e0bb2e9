import { expect, it } from 'vitest';
import { completeWebAddress, youtubeId } from './web-address.ts';

it.each([
  ['www.mijnklus.nl', 'https://www.mijnklus.nl/'],
  [' https://mijnklus.nl/planning?dag=1#nu ', 'https://mijnklus.nl/planning?dag=1#nu'],
  ['http://mijnklus.nl', 'http://mijnklus.nl/'],
  ['mijnklus.nl:8080/x', 'https://mijnklus.nl:8080/x'],
  ['', null],
  ['mijn klus.nl', null],
  ['mijnklus', null],
  ['localhost', null],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)//x.nl', null],
  ['data:text/html,x', null],
  ['mailto:a@b.nl', null],
  ['ftp://mijnklus.nl', null],
  ['https://bank.nl@kwaad.nl', null],
])('%j: %j', (text, expected) => {
  expect(completeWebAddress(text)).toBe(expected);
});

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtube.com/channel/x', null],
  ['https://voorbeeld.nl/watch?v=dQw4w9WgXcQ', null],
  ['film.mp4', null],
])('reads %s as %s', (address, id) => expect(youtubeId(address)).toBe(id));
