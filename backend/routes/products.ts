import * as calls from '../../src/api/products/calls.ts';
import { productIdOf } from '../../src/domain/product-url.ts';
import { notFound } from '../http/answers.ts';
import { unknownText } from '../http/call-texts.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { NO_CHOICES } from '../search/types.ts';
import { saveProductContact } from '../services/product-contact.ts';
import { agreedRecords, productRecords, productStock } from '../services/products.ts';
import type { Shop } from '../services/shop.ts';
import { addViewed, isViewableProduct, viewedProductIds } from '../services/viewed.ts';

/** Calls about products (spec 2 §7). Stock is read from the database each time. */
export function productRoutes(shop: Shop): HandledCall[] {
  const { db } = shop;
  const unknown = (id: number) => notFound(unknownText('product', id));
  return [
    handle(calls.productsByIds, ({ query }, { locale }) =>
      productRecords(db, shop.state.catalogue, query.productIds, locale, {
        extraFields: query.fetchExtraFields,
        webNode: true,
      }),
    ),
    handle(calls.productByUrl, async ({ params, query }, { locale }) => {
      const id = productIdOf(params.url);
      const fields = { extraFields: true, webNode: query.includingWebNode };
      const [record] =
        id === null || id > MAX_ID
          ? []
          : await productRecords(db, shop.state.catalogue, [id], locale, fields);
      return record ?? notFound(unknownText('product', `"${params.url}"`));
    }),
    handle(calls.productStock, ({ body }) => productStock(db, body.ids)),
    handle(calls.addViewedProduct, async ({ body }, context) => {
      if (!(await isViewableProduct(db, body.productId))) return unknown(body.productId);
      const { customer, firstChoice, now } = context;
      const viewer = customer
        ? { contactId: customer.contactId }
        : { visitor: { id: context.ensureVisitor(), choice: firstChoice } };
      const look = { productId: body.productId, brandId: body.brandId ?? null };
      await addViewed(db, viewer, look, now);
      return null;
    }),
    handle(calls.viewedProducts, async (_, { customer, visitorId, locale }) => {
      const viewer = customer ? { contactId: customer.contactId } : { visitorId };
      const ids = await viewedProductIds(db, viewer);
      const fields = { extraFields: false, webNode: true };
      return productRecords(db, shop.state.catalogue, ids, locale, fields);
    }),
    handle(calls.ownPrices, ({ query }, { customer: { customerId }, locale, now }) =>
      agreedRecords(db, shop.state.catalogue, query.productIds, locale, { customerId, now }),
    ),
    handle(calls.productsOfWebNode, async ({ params, query }, { locale, now }) => {
      const { catalogue, indexes } = shop.state;
      const node = catalogue.tree.byId(params.id);
      if (!node || !catalogue.tree.isListed(node, now)) {
        return notFound(unknownText('category', params.id));
      }
      const { ids } = indexes[locale].search({
        ...NO_CHOICES,
        scopeId: node.id,
        onlySoldOnline: false,
        sort: 'relevance',
        offset: 0,
        limit: query.limit,
      });
      const fields = { extraFields: query.fetchExtraFields, webNode: true };
      return productRecords(db, catalogue, ids, locale, fields);
    }),
    handle(calls.productContact, async ({ body }) => {
      if (!(await isViewableProduct(db, body.ProductID))) return unknown(body.ProductID);
      await saveProductContact(db, body.ProductID, body.PhoneNumber);
      return null;
    }),
  ];
}

/** The largest id that the database's integers hold. */
const MAX_ID = 2_147_483_647;
