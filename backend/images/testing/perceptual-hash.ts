import sharp from 'sharp';

/** Side of the picture that is compared, and of its low frequencies that are kept. */
const SIDE = 32;
const KEPT = 16;

/**
 * pHash: 255 bits, one for each low frequency of the picture's cosine transform that is above
 * the median. Blur, scale and tint hardly move it; another shape does.
 */
export async function perceptualHash(svg: string): Promise<Uint8Array> {
  const { data } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).grayscale().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  const cosine = Array.from({ length: KEPT }, (_, u) =>
    Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE))),
  );
  const rows = Array.from({ length: SIDE }, (_, y) =>
    cosine.map((wave) => wave.reduce((sum, k, x) => sum + k * data[y * SIDE + x]!, 0)),
  );
  const frequencies: number[] = [];
  for (let v = 0; v < KEPT; v++)
    for (let u = 0; u < KEPT; u++)
      if (u + v > 0) frequencies.push(cosine[v]!.reduce((sum, k, y) => sum + k * rows[y]![u]!, 0));
  const median = frequencies.toSorted((a, b) => a - b)[frequencies.length >> 1]!;
  return Uint8Array.from(frequencies, (value) => (value > median ? 1 : 0));
}

/** In how many bits two hashes differ; two unrelated pictures differ in about half of 255. */
export const distance = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, bit, i) => sum + (bit ^ b[i]!), 0);
