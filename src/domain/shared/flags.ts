/** A flag in a record: a boolean, or a word of the merchandise system. */
export type WireFlag = boolean | string | null | undefined;

const NO_WORDS = new Set(['nee', 'false', 'no']);

/** Returns whether a flag is `true` or the string `ja`, whatever its case (spec 2 §5). */
export function isYes(flag: WireFlag): boolean {
  return flag === true || (typeof flag === 'string' && flag.trim().toLowerCase() === 'ja');
}

/**
 * Returns whether a flag is `false`, or `nee`, `false` or `no` in any case and with any white space
 * (spec 2 §3, isOrderable).
 */
export function isNo(flag: WireFlag): boolean {
  return flag === false || (typeof flag === 'string' && NO_WORDS.has(flag.trim().toLowerCase()));
}
