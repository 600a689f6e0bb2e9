const SOFT_HYPHEN = '\u00ad';

/** Words that are shorter stand on a line by themselves, whatever the screen. */
const LONG_WORD = 11;
/** Letters that stay together at the ends of a word. */
const EDGE = 3;

const VOWELS = 'aeiouyàáâäèéêëìíîïòóôöùúûü';
const VOWEL = new RegExp(`[${VOWELS}]`, 'i');
const CONSONANTS = new RegExp(`[^${VOWELS}]+`, 'gi');

/** Consonants that may begin a Dutch syllable together. */
const ONSETS = new Set(
  'bl br ch cl cr dr dw fl fr gl gr kl kn kr kw pl pr sc sch schr sl sm sn sp spl spr st str tr tw vl vr wr zw'.split(
    ' ',
  ),
);

/**
 * A Dutch text with soft hyphens in its long words, since browsers without a Dutch dictionary
 * break them anywhere. A syllable takes as many consonants to its beginning as may stand there.
 */
export function softHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG_WORD ? word : hyphenated(word)));
}

function hyphenated(word: string): string {
  const breaks = [...word.matchAll(CONSONANTS)]
    .map(({ 0: consonants, index }) => index + consonants.length - onsetLength(consonants))
    .filter((at) => at >= EDGE && word.length - at >= EDGE)
    .filter((at) => VOWEL.test(word.slice(0, at)) && VOWEL.test(word.slice(at)));
  let result = '';
  let from = 0;
  for (const at of breaks) {
    result += word.slice(from, at) + SOFT_HYPHEN;
    from = at;
  }
  return result + word.slice(from);
}

/** How many of the consonants between two vowels belong to the second. */
function onsetLength(consonants: string): number {
  for (let length = Math.min(4, consonants.length); length > 1; length--) {
    if (ONSETS.has(consonants.slice(-length).toLowerCase())) return length;
  }
  return 1;
}
