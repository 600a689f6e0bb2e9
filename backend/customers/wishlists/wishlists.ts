import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { SharedWishlistRecord, WishlistRecord } from '../../../src/api/wishlists/calls.ts';
import {
  MAX_LISTED_PRODUCTS,
  MAX_WISHLIST_PRODUCTS,
} from '../../../src/domain/account/wishlists.ts';
import type { WishlistTable } from '../../platform/db/schema/customers.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';

/** Messages of the wishlist calls for shoppers; `{name}` is the name of a list. */
export const WISHLIST_TEXTS = {
  nameTaken: {
    nl: 'Je hebt al een kluslijst met deze naam.',
    en: 'You already have a project list with this name.',
  },
  tooManyLists: {
    nl: 'Je hebt het maximale aantal kluslijsten. Verwijder er eerst een.',
    en: 'You have as many project lists as we can keep. Delete one first.',
  },
  listFull: {
    nl: 'Kluslijst ‘{name}’ is vol: er passen 500 artikelen op.',
    en: 'Project list ‘{name}’ is full: it holds 500 products.',
  },
  tooMuchAtOnce: {
    nl: 'Dat is te veel in één keer. Kies minder kluslijsten, en daarna de andere.',
    en: 'That is too much at once. Choose fewer project lists, and then the others.',
  },
  unknownProduct: {
    nl: 'Dit artikel verkopen we niet meer.',
    en: 'We no longer sell this product.',
  },
  notShared: {
    nl: 'Deze kluslijst wordt niet meer gedeeld.',
    en: 'This project list is no longer shared.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

type WishlistProducts = SharedWishlistRecord['Products'];

/**
 * The lists of a customer, newest first, with at most `productLimit` products each and
 * MAX_LISTED_PRODUCTS in total, distributed equally.
 */
export async function wishlistsOf(
  db: Kysely<Database>,
  customerId: number,
  productLimit: number,
): Promise<WishlistRecord[]> {
  const lists = await selectLists(db).where('customer_id', '=', customerId).execute();
  const productsPerList = Math.floor(MAX_LISTED_PRODUCTS / Math.max(1, lists.length));
  return wishlistRecordsOf(db, lists, Math.min(productLimit, productsPerList));
}

/** One list with all its products; undefined if the customer has none with this id. */
export async function wishlistOf(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<WishlistRecord | undefined> {
  const lists = await selectLists(db)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute();
  return (await wishlistRecordsOf(db, lists, MAX_WISHLIST_PRODUCTS))[0];
}

/** The list with a share key, without data about its owner. */
export async function sharedWishlistOf(
  db: Kysely<Database>,
  shareKey: string,
): Promise<SharedWishlistRecord | undefined> {
  const lists = await selectLists(db).where('share_key', '=', shareKey).execute();
  const [found] = await wishlistRecordsOf(db, lists, MAX_WISHLIST_PRODUCTS);
  return found && { Name: found.Name, Count: found.Count, Products: found.Products };
}

const selectLists = (db: Kysely<Database>) =>
  db
    .selectFrom('wishlists')
    .select(['id', 'name', 'share_key'])
    .select(({ selectFrom }) =>
      selectFrom('wishlist_products')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('wishlist_id', '=', 'wishlists.id')
        .as('count'),
    )
    .orderBy('id', 'desc');

type ListRow = Pick<Selectable<WishlistTable>, 'id' | 'name' | 'share_key'> & {
  count: number | null;
};

async function wishlistRecordsOf(
  db: Kysely<Database>,
  lists: readonly ListRow[],
  limit: number,
): Promise<WishlistRecord[]> {
  const products =
    limit > 0 ? await productsOf(db, lists, limit) : new Map<number, WishlistProducts>();
  return lists.map(({ id, name, share_key, count }) => ({
    Id: id,
    Name: name,
    Count: count ?? 0,
    Products: products.get(id) ?? [],
    ShareKey: share_key,
  }));
}

/** The products of lists by list id: last added first, at most `limit` of each list. */
async function productsOf(
  db: Kysely<Database>,
  lists: readonly ListRow[],
  limit: number,
): Promise<Map<number, WishlistProducts>> {
  const found = new Map<number, WishlistProducts>();
  if (lists.length === 0) return found;
  const ids = lists.map(({ id }) => id);
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('wishlist_products')
        .select(['wishlist_id', 'product_id', 'quantity'])
        .select(
          sql<number>`row_number() over (partition by wishlist_id order by added_at desc, product_id)`.as(
            'place',
          ),
        )
        .where('wishlist_id', 'in', ids)
        .as('placed'),
    )
    .selectAll()
    .where('place', '<=', limit)
    .orderBy('place')
    .execute();
  for (const { wishlist_id, product_id, quantity } of rows) {
    const list = found.get(wishlist_id) ?? [];
    list.push({ ProductId: product_id, Quantity: quantity });
    found.set(wishlist_id, list);
  }
  return found;
}

/**
 * Serialises changes to a customer's lists, so that names stay unique and limits hold for
 * concurrent requests.
 */
export async function lockWishlists(trx: Transaction<Database>, customerId: number): Promise<void> {
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
}

/** The lists with these ids; null unless all of them belong to the customer. Takes the lock. */
export async function lockOwnedWishlists(
  trx: Transaction<Database>,
  customerId: number,
  ids: readonly number[],
): Promise<Pick<Selectable<WishlistTable>, 'id' | 'name'>[] | null> {
  await lockWishlists(trx, customerId);
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return [];
  const rows = await trx
    .selectFrom('wishlists')
    .select(['id', 'name'])
    .where('id', 'in', uniqueIds)
    .where('customer_id', '=', customerId)
    .execute();
  return rows.length === uniqueIds.length ? rows : null;
}
