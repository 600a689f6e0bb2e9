import * as calls from '../../src/api/preference/calls.ts';
import { notFound } from '../http/answers.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { preferenceRecord, savePreference } from '../services/preference.ts';
import type { Settings } from '../services/settings.ts';
import type { Shop } from '../services/shop.ts';
import { visibleStores } from './stores.ts';

/** A visitor's preference (spec 2 §7). Reading makes no visitor, writing does. */
export function preferenceRoutes(shop: Shop, settings: Settings): HandledCall[] {
  const { db } = shop;
  const stores = () => visibleStores(shop, settings);
  return [
    handle(calls.preference, (_, { visitorId, locale }) =>
      preferenceRecord(db, stores(), visitorId, locale),
    ),
    handle(calls.setPreferredStore, async ({ body }, context) => {
      if (!stores().some(({ id }) => id === body.storeId)) {
        return notFound(`There is no store ${body.storeId}.`);
      }
      const visitor = context.ensureVisitor();
      await savePreference(db, visitor, { store_id: body.storeId });
      return preferenceRecord(db, stores(), visitor, context.locale);
    }),
    handle(calls.setVatPreference, async ({ body }, context) => {
      const visitor = context.ensureVisitor();
      await savePreference(db, visitor, { include_vat: body.includeVat });
      return preferenceRecord(db, stores(), visitor, context.locale);
    }),
  ];
}
