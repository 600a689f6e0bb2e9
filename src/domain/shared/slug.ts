/** Letters that no accent folding takes apart. */
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
 * A name as part of an address: lower-case letters and digits with single hyphens.
 * `Gipsplaat AK 2600x600x12,5 mm` → `gipsplaat-ak-2600x600x12-5-mm`. Text without letters
 * or digits gives an empty string. The slug of a slug is itself.
 */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþı×]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
