import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646; // wOFF
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The font inside a WOFF 1.0 file, unpacked (W3C recommendation "WOFF File Format 1.0"). Reading the
 * packed file directly would inflate the glyph table again for each glyph. Throws an Error where
 * the bytes are no WOFF file.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== SIGNATURE)
    throw new Error('The font is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => readTable(woff, i));
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = header.length;
  const padded = tables.map(({ tag, checksum, data }, i) => {
    const at = SFNT_HEADER + i * SFNT_ENTRY;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    // Tables begin at multiples of four bytes.
    const filled = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(filled);
    offset += filled.length;
    return filled;
  });
  return Buffer.concat([header, ...padded]);
}

function readTable(woff: Buffer, index: number) {
  const at = WOFF_HEADER + index * WOFF_ENTRY;
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) =>
    woff.readUInt32BE(at + field),
  ) as [number, number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  const data = packed < length ? inflateSync(bytes) : bytes;
  if (data.length !== length) throw new Error('A table of the WOFF file is damaged.');
  return { tag: woff.toString('latin1', at, at + 4), checksum, data };
}
