import { z } from 'zod';
import { SEARCH_TERM_MAX_LENGTH } from '../../domain/search/search-constants.ts';
import { trimTerm } from '../../domain/search/search-term.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { nonEmptyLine } from '../customer/fields.ts';
import { idField, nothing, id, isoMoment } from '../fields.ts';
import { SAVED_SEARCHES } from './client.ts';

export const savedSearchRecord = z.object({ Id: id, Term: z.string(), SavedAt: isoMoment });

export type SavedSearchRecord = z.infer<typeof savedSearchRecord>;

const area = 'saved-searches';

export const savedSearches = defineCall({
  ...SAVED_SEARCHES.all,
  name: 'savedSearches',
  area,
  bounds: BOUNDS.read,
  summary: 'The searches that the customer saved, at most 50, the last saved first',
  data: z.array(savedSearchRecord),
});

export const saveSearch = defineCall({
  ...SAVED_SEARCHES.save,
  name: 'saveSearch',
  area,
  bounds: BOUNDS.write,
  summary: 'Saves a search; one for the same term, in any capitals, is replaced and keeps its id',
  body: z.object({ term: nonEmptyLine(SEARCH_TERM_MAX_LENGTH).overwrite(trimTerm) }),
  data: savedSearchRecord,
});

export const deleteSavedSearch = defineCall({
  ...SAVED_SEARCHES.delete,
  name: 'deleteSavedSearch',
  area,
  bounds: BOUNDS.write,
  summary: 'Deletes a saved search; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  data: nothing,
});
