import * as calls from '../../src/api/preference/calls.ts';
import { notFound } from '../http/answers.ts';
import { unknownText } from '../http/call-texts.ts';
import type { CallContext } from '../http/context.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { choiceOf, preferenceRecord, saveChoice } from '../services/preference.ts';
import type { Shop } from '../services/shop.ts';
import { visibleStores } from '../services/visible-stores.ts';
import type { Choice } from '../visitor/visitor-id.ts';

/** The preference of the customer or else the visitor (spec 2 §7). Reading makes no visitor. */
export function preferenceRoutes(shop: Shop): HandledCall[] {
  const { db } = shop;
  const stores = ({ editorial }: CallContext) => visibleStores(shop, editorial.settings);
  const record = (choice: Choice, context: CallContext) =>
    preferenceRecord(stores(context), choice, context.locale);
  const save = async (chosen: Partial<Choice>, context: CallContext) =>
    record(await saveChoice(db, context, chosen, context.now), context);
  return [
    handle(calls.preference, async (_, context) => record(await choiceOf(db, context), context)),
    handle(calls.setPreferredStore, ({ body }, context) =>
      stores(context).some(({ id }) => id === body.storeId)
        ? save({ storeId: body.storeId }, context)
        : notFound(unknownText('store', body.storeId)),
    ),
    handle(calls.setVatPreference, ({ body }, context) =>
      save({ includeVat: body.includeVat }, context),
    ),
  ];
}
