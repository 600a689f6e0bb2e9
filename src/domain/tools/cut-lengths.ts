/**
 * Returns how many stock lengths the pieces are cut from: longest piece first, each from the first
 * length with room for it. A piece longer than the stock is made of whole lengths and a remainder.
 * 0 without pieces. Throws a RangeError unless the stock length is positive.
 */
export function stockLengths(pieces: readonly number[], stock: number): number {
  if (!(stock > 0)) throw new RangeError(`A stock length must be positive, not ${stock}.`);
  const whole = pieces.reduce((sum, piece) => sum + Math.floor(piece / stock), 0);
  const rests: number[] = [];
  for (const piece of pieces.map((one) => one % stock).toSorted((a, b) => b - a)) {
    if (piece <= 0) continue;
    const at = rests.findIndex((rest) => rest >= piece);
    if (at < 0) rests.push(stock - piece);
    else rests[at]! -= piece;
  }
  return whole + rests.length;
}
