import * as calls from '../../src/api/preference/calls.ts';
import { notFound } from '../http/answers.ts';
import type { CallContext } from '../http/context.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { preferenceRecord, savePreference } from '../services/preference.ts';
import type { Shop } from '../services/shop.ts';
import { visibleStores } from './stores.ts';

/** A visitor's preference (spec 2 §7). Reading makes no visitor, writing does. */
export function preferenceRoutes(shop: Shop): HandledCall[] {
  const { db } = shop;
  const stores = ({ editorial }: CallContext) => visibleStores(shop, editorial.settings);
  return [
    handle(calls.preference, (_, context) =>
      preferenceRecord(db, stores(context), context.visitorId, context.locale),
    ),
    handle(calls.setPreferredStore, async ({ body }, context) => {
      if (!stores(context).some(({ id }) => id === body.storeId)) {
        return notFound(`There is no store ${body.storeId}.`);
      }
      const visitor = context.ensureVisitor();
      await savePreference(db, visitor, { store_id: body.storeId });
      return preferenceRecord(db, stores(context), visitor, context.locale);
    }),
    handle(calls.setVatPreference, async ({ body }, context) => {
      const visitor = context.ensureVisitor();
      await savePreference(db, visitor, { include_vat: body.includeVat });
      return preferenceRecord(db, stores(context), visitor, context.locale);
    }),
  ];
}
