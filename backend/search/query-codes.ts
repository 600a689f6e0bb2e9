import { codeOf } from './columns.ts';
import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';

/** Points that no word can reach. */
const EXACT_CODE = 900;
const CODE_PREFIX = 400;
const AMBIGUOUS_PREFIX = 5;
const MIN_CODE_LENGTH = 4;
const MIN_CODE_DIGITS = 4;

/** Rows whose number or EAN starts with a text; `ambiguous`: the text is a word, too. */
export function codesOf(store: SearchStore, text: string, ambiguous: boolean): QueryWord['codes'] {
  const code = codeOf(text);
  if (code.length < MIN_CODE_LENGTH || (code.match(/\d/g)?.length ?? 0) < MIN_CODE_DIGITS)
    return [];
  const prefixPoints = ambiguous && code.length < 5 ? AMBIGUOUS_PREFIX : CODE_PREFIX;
  return store.codes
    .find(code, store.columns)
    .map(({ row, exact }) => ({ row, points: exact ? EXACT_CODE : prefixPoints }));
}
