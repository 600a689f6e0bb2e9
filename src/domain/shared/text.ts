const SOFT_HYPHEN = '\u00ad';

/** Minimum length of a hyphenated word; shorter words fit on a line of any screen. */
const MIN_WORD_LENGTH = 11;
/** Minimum number of letters before the first and after the last hyphen. */
const MIN_PART_LENGTH = 3;

const VOWELS = 'aeiouyàáâäèéêëìíîïòóôöùúûü';
const VOWEL = new RegExp(`[${VOWELS}]`, 'i');
const CONSONANTS = new RegExp(`[^${VOWELS}]+`, 'gi');

/** Groups of consonants that can begin a Dutch syllable. */
const ONSETS = new Set(
  'bl br ch cl cr dr dw fl fr gl gr kl kn kr kw pl pr sc sch schr sl sm sn sp spl spr st str tr tw vl vr wr zw'.split(
    ' ',
  ),
);

/**
 * Adds soft hyphens to the long words of a Dutch text, since browsers without a Dutch dictionary
 * break them anywhere. A syllable begins with as many consonants as Dutch allows.
 */
export function addSoftHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < MIN_WORD_LENGTH ? word : hyphenateWord(word),
  );
}

function hyphenateWord(word: string): string {
  const breaks = [...word.matchAll(CONSONANTS)]
    .map(({ 0: consonants, index }) => index + consonants.length - onsetLength(consonants))
    .filter((at) => at >= MIN_PART_LENGTH && word.length - at >= MIN_PART_LENGTH)
    .filter((at) => VOWEL.test(word.slice(0, at)) && VOWEL.test(word.slice(at)));
  let result = '';
  let from = 0;
  for (const at of breaks) {
    result += word.slice(from, at) + SOFT_HYPHEN;
    from = at;
  }
  return result + word.slice(from);
}

/** Returns how many of the consonants between two vowels belong to the second syllable. */
function onsetLength(consonants: string): number {
  for (let length = Math.min(4, consonants.length); length > 1; length--) {
    if (ONSETS.has(consonants.slice(-length).toLowerCase())) return length;
  }
  return 1;
}

/** The timing functions of the collapse animation (spec 1 §5), and their names in CSS. */
const TIMING_FUNCTIONS = {
  'ease-linear': 'linear',
  'ease-in-out': 'ease-in-out',
  linear: 'linear',
} as const;

export type CollapseTiming = keyof typeof TIMING_FUNCTIONS;

/** Times in ms. */
export interface CollapseOptions {
  duration?: number;
  delay?: number;
  timing?: CollapseTiming;
}

/** Defaults of spec 1 §9, which the style sheet repeats. */
const COLLAPSE_DEFAULTS = { duration: 300, delay: 0, timing: 'ease-in-out' } as const;

/**
 * Returns the CSS transition of a collapsible element (`500ms linear 100ms`); null for the default.
 * Throws for an unknown timing function, and for a time that is negative or not a number.
 */
export function collapseTransition(options: CollapseOptions): string | null {
  const { duration, delay, timing } = { ...COLLAPSE_DEFAULTS, ...options };
  if (!Object.hasOwn(TIMING_FUNCTIONS, timing)) {
    throw new Error(
      `Unknown collapse timing "${timing}": use ${Object.keys(TIMING_FUNCTIONS).join(', ')}`,
    );
  }
  for (const [name, ms] of Object.entries({ duration, delay })) {
    if (!(ms >= 0 && ms < Infinity)) throw new Error(`The collapse ${name} ${ms} is no time in ms`);
  }
  const transition = `${duration}ms ${TIMING_FUNCTIONS[timing]} ${delay}ms`;
  return transition === '300ms ease-in-out 0ms' ? null : transition;
}

/** Masks an e-mail address so that only its owner recognises it: `p•••@bouw.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
