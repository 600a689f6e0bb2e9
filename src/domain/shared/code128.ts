/**
 * Encodes text as a Code 128 barcode (ISO/IEC 15417), which all common scanners read. `WIDTHS`
 * lists the bar and space widths, in modules, of the symbols 0 to 105: six digits per symbol,
 * alternating bar and space.
 */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212' +
  '112232122132122231113222123122123221223211221132221231213212223112312131' +
  '311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121' +
  '313121211331231131213113213311213131311123311321331121312113312311332111' +
  '314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212' +
  '124112124211411212421112421211212141214121412121111143111341131141114113' +
  '114311411113411311113141114131311141411131211412211214211232';
const STOP = '2331112';

const START_B = 104;
const START_C = 105;
const CODE_B = 100;

/** A bar: its left edge and its width, in modules. */
export interface Bar {
  x: number;
  width: number;
}

export interface Barcode {
  bars: Bar[];
  /** Width in modules, without the quiet zones. */
  width: number;
}

/** White modules that a scanner needs on either side (the quiet zone). */
export const QUIET_ZONE = 10;

/**
 * Text of digits only uses code set C (two digits per symbol); an odd last digit is encoded in set
 * B.
 */
function symbolsOf(text: string): number[] {
  const encodeB = (part: string) => [...part].map((char) => char.charCodeAt(0) - 32);
  if (!/^\d{2,}$/.test(text)) return [START_B, ...encodeB(text)];
  const pairs = (text.match(/\d\d/g) ?? []).map(Number);
  const rest = text.slice(pairs.length * 2);
  return [START_C, ...pairs, ...(rest ? [CODE_B, ...encodeB(rest)] : [])];
}

/** Returns the bars that encode a text; null unless it holds printable ASCII characters only. */
export function code128(text: string): Barcode | null {
  if (!/^[\x20-\x7e]+$/.test(text)) return null;
  const symbols = symbolsOf(text);
  const check = symbols.reduce((sum, symbol, i) => sum + symbol * Math.max(1, i), 0) % 103;
  const widths =
    [...symbols, check].map((symbol) => WIDTHS.slice(symbol * 6, symbol * 6 + 6)).join('') + STOP;
  const bars: Bar[] = [];
  let x = 0;
  for (const [i, digit] of [...widths].entries()) {
    const width = Number(digit);
    if (i % 2 === 0) bars.push({ x, width });
    x += width;
  }
  return { bars, width: x };
}
