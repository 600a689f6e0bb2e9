/** Makes a WebM film of pictures, each of which is a key frame. */

export interface Film {
  /** Pictures as WebP without transparency, all of one size. */
  frames: readonly Buffer[];
  width: number;
  height: number;
  /** Duration of each picture. */
  frameMs: number;
}

/**
 * Returns the VP8 key frame inside a WebP. Throws for a WebP that is lossless or has transparency.
 */
function keyFrame(webp: Buffer): Buffer {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('Not a plain lossy WebP');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}

type Content = Buffer | string | number | readonly Buffer[];

/** A number is a whole number of four bytes. */
function bytesOf(content: Content): Buffer {
  if (Buffer.isBuffer(content)) return content;
  if (typeof content === 'string') return Buffer.from(content, 'latin1');
  if (typeof content !== 'number') return Buffer.concat(content);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(content);
  return bytes;
}

/** Makes an element: its id, its size in eight bytes, its content. */
function element(id: string, content: Content): Buffer {
  const bytes = bytesOf(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(bytes.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, bytes]);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/**
 * Makes a frame of track 1 with its time in ms, in a separate cluster, so that players can begin
 * with any frame.
 */
const cluster = (frame: Buffer, at: number): Buffer =>
  element('1f43b675', [
    element('e7', at),
    element('a3', Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), frame])),
  ]);

/**
 * Makes the index of the positions of clusters, counted from `from`, with which players find a
 * moment.
 */
function cues(clusters: readonly Buffer[], frameMs: number, from: number): Buffer {
  let position = from;
  const points = clusters.map(({ length }, i) => {
    const at = position;
    position += length;
    return element('bb', [
      element('b3', i * frameMs),
      element('b7', [element('f7', 1), element('f1', at)]),
    ]);
  });
  return element('1c53bb6b', points);
}

export function webm({ frames, width, height, frameMs }: Film): Buffer {
  const head = element('1a45dfa3', [
    element('4282', 'webm'),
    element('4287', 2),
    element('4285', 2),
  ]);
  const info = element('1549a966', [
    // Times are in milliseconds.
    element('2ad7b1', 1_000_000),
    element('4489', float(frames.length * frameMs)),
    element('4d80', 'shop'),
    element('5741', 'shop'),
  ]);
  const track = element('1654ae6b', [
    element('ae', [
      element('d7', 1),
      element('73c5', 1),
      element('83', 1),
      element('86', 'V_VP8'),
      element('23e383', frameMs * 1_000_000),
      element('e0', [element('b0', width), element('ba', height)]),
    ]),
  ]);
  const clusters = frames.map((frame, i) => cluster(keyFrame(frame), i * frameMs));
  const before = info.length + track.length;
  // All its numbers have a fixed length, so that its size does not depend on them.
  const { length } = cues(clusters, frameMs, 0);
  const index = cues(clusters, frameMs, before + length);
  return Buffer.concat([head, element('18538067', [info, track, index, ...clusters])]);
}
