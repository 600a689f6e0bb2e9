import * as calls from '../../../src/api/saved-searches/calls.ts';
import { MAX_SAVED_SEARCHES } from '../../../src/domain/search/saved-searches.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { notFound, notYours } from '../../platform/http/answers.ts';
import { notOwnText, type Texts } from '../../platform/http/call-texts.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { deleteSavedSearch, saveSearch, savedSearchesOf } from './saved-searches.ts';

const TOO_MANY: Texts = {
  nl: `Je hebt al ${MAX_SAVED_SEARCHES} zoekopdrachten bewaard. Verwijder er eerst een.`,
  en: `You have saved ${MAX_SAVED_SEARCHES} searches already. Delete one first.`,
};

/** Calls for the searches that a customer keeps. */
export function savedSearchCalls({ db }: Pick<Shop, 'db'>): HandledCall[] {
  return [
    handle(calls.savedSearches, (_, { customer }) => savedSearchesOf(db, customer.customerId)),
    handle(calls.saveSearch, ({ body: { term } }, { customer, now }) =>
      db
        .transaction()
        .execute(
          async (trx) =>
            (await saveSearch(trx, customer.customerId, term, now)) ?? notFound(TOO_MANY),
        ),
    ),
    handle(calls.deleteSavedSearch, async ({ params: { id } }, { customer }) =>
      (await deleteSavedSearch(db, customer.customerId, id))
        ? null
        : notYours(notOwnText('search', id)),
    ),
  ];
}
