import { codeOf } from './columns.ts';
import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';

/** Points that no word can reach. */
const EXACT_CODE = 900;
const CODE_PREFIX = 400;
const AMBIGUOUS_PREFIX = 5;
const MIN_CODE_LENGTH = 4;
const MIN_CODE_DIGITS = 4;

/** Rows with this article code of letters; a short number is a size or a quantity. */
function wholeCodes(store: SearchStore, code: string): QueryWord['codes'] {
  if (!/[a-z]/.test(code)) return [];
  return store.codes.whole(code, store.columns).map(({ row }) => ({ row, points: EXACT_CODE }));
}

/**
 * Rows with this article code of letters and digits, however it was spaced. It takes
 * precedence over what its parts could mean: `GP-1250A` is an article, not 1250 ampere.
 */
export function spacedCodes(store: SearchStore, term: string): QueryWord['codes'] {
  return /\d/.test(term) ? wholeCodes(store, codeOf(term)) : [];
}

/** Rows whose number or EAN starts with a text; `ambiguous`: the text is a word, too. */
export function codesOf(store: SearchStore, text: string, ambiguous: boolean): QueryWord['codes'] {
  const code = codeOf(text);
  if (code.length < MIN_CODE_LENGTH || (code.match(/\d/g)?.length ?? 0) < MIN_CODE_DIGITS)
    return wholeCodes(store, code);
  const prefixPoints = ambiguous && code.length < 5 ? AMBIGUOUS_PREFIX : CODE_PREFIX;
  return store.codes
    .find(code, store.columns)
    .map(({ row, exact }) => ({ row, points: exact ? EXACT_CODE : prefixPoints }));
}
