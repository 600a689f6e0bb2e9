import { expect, it, test } from 'vitest';
import { readRedirectsCsv, mergeRows, movedAddressesCsv } from '../redirects.ts';

const read = (text: string) => readRedirectsCsv(Buffer.from(text), 'https://shop.example');

it('reads two columns, with or without a heading, and whole addresses of both shops', async () => {
  const text = [
    'old;new',
    '/oud;/vestigingen',
    'https://www.oud.example/p.php?id=5;https://shop.example/product/zaag-5',
    '"/met;punt";page:bezorgen',
    '',
  ].join('\r\n');
  expect(await read(text)).toEqual({
    rows: [
      { line: 2, from: '/oud', to: '/vestigingen' },
      { line: 3, from: '/p.php?id=5', to: '/product/zaag-5' },
      { line: 4, from: '/met;punt', to: 'page:bezorgen' },
    ],
  });
  expect(await read('/a,/b\n')).toEqual({ rows: [{ line: 1, from: '/a', to: '/b' }] });
});

test.each([
  ['/a;/b\n/c;\n', 2, 'needs two cells'],
  ['/a;/b;/c\n', 1, 'needs two cells'],
  ['/a;/b\n/A/;/c\n', 2, 'stands here twice'],
])('%j is refused', async (text, line, message) => {
  expect(await read(text)).toEqual({ line, message: expect.stringContaining(message) });
});

it('replaces a known address, and writes a CSV that it can read', async () => {
  const list = mergeRows(
    [
      { from: '/a', to: '/b' },
      { from: '/c', to: '/d' },
    ],
    [
      { from: '/A', to: '/x' },
      { from: '/e;f', to: '/g' },
    ],
  );
  expect(list).toEqual([
    { from: '/A', to: '/x' },
    { from: '/c', to: '/d' },
    { from: '/e;f', to: '/g' },
  ]);
  const again = await read(movedAddressesCsv(list));
  expect('rows' in again && again.rows.map(({ from, to }) => ({ from, to }))).toEqual(list);
});
