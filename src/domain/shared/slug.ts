/** Letters that Unicode normalisation does not decompose. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '×': 'x',
};

/**
 * Makes a URL slug of a name: lower-case letters and digits with single hyphens.
 * `Gipsplaat AK 2600x600x12,5 mm` → `gipsplaat-ak-2600x600x12-5-mm`. Empty for text without letters
 * or digits. Idempotent.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþı×]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
