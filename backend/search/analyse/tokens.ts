import { indexedUnit, isUnit } from './words.ts';

/** A chunk of text: searched for as a whole if the catalogue contains it, else by its parts. */
export interface Token {
  /** Null if only the parts have a meaning: `12.5mm` is a number and a unit. */
  whole: string | null;
  parts: string[];
  /** Shorter combinations inside it: `2600x600` in `2600x600x12.5`. */
  innerForms: string[];
}

const WORD_SEPARATORS = /[\s,;:!?()[\]{}"“”„&|<>=…•–—]+/;
const SEGMENT_SEPARATOR = /(?<!\d)\.|\.(?!\d)|[-/'’+_*°%#@]/;
const WORD_OR_NUMBER = /\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*|[\p{L}\p{M}]+/gu;
const DECIMAL_COMMA = /(\d),(?=\d)/g;
const TIMES_SIGN = /(\d)\s*[x×*]\s*(?=\d)/g;
const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };
/** `M10x80`: a thread and a length. */
const THREAD = /^(m\d+(?:\.\d+)?)((?:x\d+(?:\.\d+)?)*)$/;
/** `1/2`, `30/35`: only meaningful as a whole. */
const NUMBER_PAIR = /^\d+\/\d+$/;
/** A manufacturer's code with dots or dashes: `t55.521.224`. */
const MANUFACTURER_CODE = /^(?=.*[.-])(?=(?:.*\d){5})[a-z\d]+(?:[.-][a-z\d]+)+$/;
const SIZE_PATTERN = /^\d+(?:\.\d+)?(?:[x-]\d+(?:\.\d+)?)*[a-z]{0,3}$/;
/** A grade in stars: `SKG***` also matches `skg3`. */
const STAR_GRADE = /^([a-z]+)(\*{2,5})$/;
const TRAILING_ZEROS = /(\d\.\d*?)0+(?!\d)/g;

/** Normalises a text: lower case, no markup, `12,5` as `12.5`, `2600 x 600` as `2600x600`. */
export function normalise(text: string): string {
  let plain = text.toLowerCase();
  if (plain.includes('<')) plain = plain.replace(/<[^>]*>/g, ' ');
  if (/[²³½¼¾]/.test(plain))
    plain = plain
      .replace(/²/g, '2')
      .replace(/³/g, '3')
      .replace(/[½¼¾]/g, (sign) => ` ${FRACTIONS[sign] ?? ''}`);
  if (/\d/.test(plain)) {
    if (plain.includes(',')) plain = plain.replace(DECIMAL_COMMA, '$1.');
    if (/[x×*]/.test(plain)) plain = plain.replace(TIMES_SIGN, '$1x');
  }
  return plain;
}

/** Splits a normalised text at white space. */
export const splitChunks = (normalised: string): string[] => normalised.split(WORD_SEPARATORS);

/** Normalises a text and splits it at white space. */
export const chunksOf = (text: string): string[] => splitChunks(normalise(text));

function trimZeros(number: string): string {
  if (!number.includes('.')) return number;
  return number.replace(TRAILING_ZEROS, '$1').replace(/\.(?!\d)/g, '');
}

function dimensionToken(text: string): Token {
  const parts = text.split('x').map(trimZeros);
  const innerForms: string[] = [];
  for (let from = 0; from < parts.length - 1; from++) {
    for (let to = from + 2; to <= parts.length; to++) {
      if (to - from < parts.length) innerForms.push(parts.slice(from, to).join('x'));
    }
  }
  return { whole: parts.join('x'), parts, innerForms };
}

function singleToken(piece: string): Token {
  if (!/^\d/.test(piece)) return { whole: indexedUnit(piece), parts: [], innerForms: [] };
  return piece.includes('x')
    ? dimensionToken(piece)
    : { whole: trimZeros(piece), parts: [], innerForms: [] };
}

function threadToken(thread: string, lengths: string): Token {
  const sides = lengths.split('x').filter(Boolean).map(trimZeros);
  if (sides.length === 0) return { whole: thread, parts: [], innerForms: [] };
  const sizes = dimensionToken([thread.slice(1), ...sides].join('x'));
  return {
    whole: [thread, ...sides].join('x'),
    parts: [thread, ...sides],
    innerForms: [sizes.whole ?? '', ...sizes.parts.slice(0, 1)],
  };
}

/** Returns a manufacturer's code without dots and dashes; null for any other chunk. */
export function joinCode(chunk: string): string | null {
  return MANUFACTURER_CODE.test(chunk) && !SIZE_PATTERN.test(chunk)
    ? chunk.replace(/[.-]/g, '')
    : null;
}

/**
 * Makes the token of a segment between two connectors: a word, a number, `tx20`, `12.5mm`, `m2`.
 */
function segmentToken(segment: string): Token | null {
  const pieces = segment.match(WORD_OR_NUMBER);
  if (!pieces) return null;
  const firstPiece = pieces[0];
  const thread = THREAD.exec(segment);
  if (thread && !isUnit(segment)) return threadToken(thread[1] ?? '', thread[2] ?? '');
  if (pieces.length === 1) return singleToken(firstPiece);
  if (isUnit(segment)) return { whole: segment, parts: [], innerForms: [] };
  const parts = pieces.map((piece) => singleToken(piece));
  const unit = indexedUnit(pieces.slice(1).join(''));
  if (/^\d/.test(firstPiece) && isUnit(unit)) {
    const number = singleToken(firstPiece);
    return {
      whole: null,
      parts: [number.whole ?? firstPiece, unit],
      innerForms: [...number.parts, ...number.innerForms],
    };
  }
  return {
    whole: pieces.join(''),
    parts: parts.map((part) => part.whole ?? ''),
    innerForms: parts.flatMap((part) => [...part.parts, ...part.innerForms]),
  };
}

/** Returns the token of a chunk; null if it contains no letter or digit. */
export function tokenOf(chunk: string): Token | null {
  if (NUMBER_PAIR.test(chunk)) return { whole: chunk, parts: chunk.split('/'), innerForms: [] };
  const [, grade, stars] = STAR_GRADE.exec(chunk) ?? [];
  if (grade && stars) return { whole: `${grade}${stars.length}`, parts: [grade], innerForms: [] };
  const segments = chunk
    .replace(/['’]s$/, '')
    .split(SEGMENT_SEPARATOR)
    .filter(Boolean);
  const tokens = segments.map(segmentToken).filter((token) => token !== null);
  const onlyToken = tokens[0];
  if (!onlyToken) return null;
  if (tokens.length === 1) return onlyToken;
  const wholes = tokens.map((token) => token.whole);
  const words = wholes.every((whole) => whole !== null && /^[\p{L}\p{M}]+$/u.test(whole));
  return {
    whole: words ? wholes.join('') : null,
    parts: tokens.flatMap((token) => (token.whole === null ? token.parts : [token.whole])),
    innerForms: tokens.flatMap((token) => [
      ...(token.whole === null ? [] : token.parts),
      ...token.innerForms,
    ]),
  };
}

/** Returns all index terms of a chunk. */
export function indexTermsOf(chunk: string): string[] {
  const token = tokenOf(chunk);
  if (!token) return [];
  const forms = [...token.parts, ...token.innerForms];
  if (token.whole !== null) forms.unshift(token.whole);
  const code = joinCode(chunk);
  if (code !== null) forms.push(code);
  return forms;
}
