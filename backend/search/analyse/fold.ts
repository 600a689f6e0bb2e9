const MARKS = /\p{M}/gu;
const LETTERS: Record<string, string> = { ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };
const PLAIN = /^[\x20-\x7e]*$/;

/** Lower-case text without accents: `Geïsoleerd` → `geisoleerd`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[øßæœłđ]/g, (letter) => LETTERS[letter] ?? letter);
}
