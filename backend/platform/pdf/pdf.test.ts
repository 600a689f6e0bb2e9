import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { unpackWoff } from './pdf.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/figtree/files/figtree-latin-400-normal.woff',
);

/** The checksum of a table, as the OpenType specification defines it. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

it('unpacks every table with its checksum', () => {
  const font = unpackWoff(readFileSync(file));
  const count = font.readUInt16BE(4);
  expect(count).toBeGreaterThan(8);
  for (let i = 0; i < count; i += 1) {
    const at = 12 + i * 16;
    const tag = font.toString('latin1', at, at + 4);
    const offset = font.readUInt32BE(at + 8);
    const table = font.subarray(offset, offset + font.readUInt32BE(at + 12));
    // The checksum of `head` leaves out its own sum over the whole font.
    const own = tag === 'head' ? Buffer.from(table).fill(0, 8, 12) : table;
    expect([tag, checksum(own)]).toEqual([tag, font.readUInt32BE(at + 4)]);
  }
});

it('refuses what is no WOFF file', () => {
  expect(() => unpackWoff(Buffer.from('OTTO, or something else'))).toThrow('no WOFF file');
  expect(() => unpackWoff(Buffer.alloc(64))).toThrow('no WOFF file');
});
