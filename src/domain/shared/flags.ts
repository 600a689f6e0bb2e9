/** A flag as records carry it: a boolean, or the words of the merchandise system. */
export type WireFlag = boolean | string | null | undefined;

const NO_WORDS = new Set(['nee', 'false', 'no']);

/** A yes flag is the string `ja`, whatever its case (spec 2 §5), or a real `true`. */
export function isYes(flag: WireFlag): boolean {
  return flag === true || (typeof flag === 'string' && flag.trim().toLowerCase() === 'ja');
}

/** True for `nee`, `false` and `no`, whatever case and white space (spec 2 §3, isOrderable). */
export function isNo(flag: WireFlag): boolean {
  return flag === false || (typeof flag === 'string' && NO_WORDS.has(flag.trim().toLowerCase()));
}
