/** Cases of the calls about saved searches. */
import type { CallCases } from './cases.ts';

const UNKNOWN_ID = 2_147_483_000;

export const SAVED_SEARCH_CASES: Record<string, CallCases> = {
  savedSearches: { good: () => [{}] },
  saveSearch: {
    good: () => [
      { body: { term: 'gipsplaat' } },
      { body: { term: ' <b>Gipsplaat</b>  12,5 ' } },
      { body: { term: 'é'.repeat(200) } },
    ],
    bad: [{}, { term: 7 }, { term: ' ' }, { term: 'a\u0000b' }, { term: 'x'.repeat(201) }].map(
      (body) => ({ field: 'term', input: { body } }),
    ),
  },
  deleteSavedSearch: {
    good: (_, { savedSearchId: id }) => [{ params: { id } }],
    bad: [{ field: 'id', input: { params: { id: 'x' } } }],
    notYours: [{ params: { id: UNKNOWN_ID } }],
  },
};
