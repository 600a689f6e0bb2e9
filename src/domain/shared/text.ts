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

/** The timing functions of the collapse animation (spec 1 §5) and what CSS calls them. */
const TIMING = { 'ease-linear': 'linear', 'ease-in-out': 'ease-in-out', linear: 'linear' } as const;

export type CollapseTiming = keyof typeof TIMING;

/** Times in ms. */
export interface CollapseOptions {
  duration?: number;
  delay?: number;
  timing?: CollapseTiming;
}

/** The values of spec 1 §9; the style sheet has them too. */
const DEFAULTS = { duration: 300, delay: 0, timing: 'ease-in-out' } as const;

/**
 * The transition of what unfolds, as CSS takes it (`500ms linear 100ms`); null for the default.
 * Throws on another timing function, and on a time that is negative or no number.
 */
export function collapseTransition(options: CollapseOptions): string | null {
  const { duration, delay, timing } = { ...DEFAULTS, ...options };
  if (!Object.hasOwn(TIMING, timing)) {
    throw new Error(`Unknown collapse timing "${timing}": use ${Object.keys(TIMING).join(', ')}`);
  }
  for (const [name, ms] of Object.entries({ duration, delay })) {
    if (!(ms >= 0 && ms < Infinity)) throw new Error(`The collapse ${name} ${ms} is no time in ms`);
  }
  const transition = `${duration}ms ${TIMING[timing]} ${delay}ms`;
  return transition === '300ms ease-in-out 0ms' ? null : transition;
}

/** An address that its owner recognises and nobody else can write to: `p•••@bouw.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
