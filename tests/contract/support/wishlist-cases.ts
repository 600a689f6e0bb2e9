/** Cases of the calls about wishlists. */
import type { CallCases } from './cases.ts';

const UNKNOWN_ID = 2_147_483_000;
const UNKNOWN_KEY = 'A'.repeat(22);
const line = { productId: 1, quantity: 1 };
const tooMany = Array.from({ length: 501 }, (_, index) => ({ productId: index + 1, quantity: 1 }));
const tooManyIds = Array.from({ length: 101 }, (_, index) => index + 1);

/** Names that no list may have. */
const wrongNames = [{}, { listName: ' ' }, { listName: 'a\u0000b' }, { listName: 'x'.repeat(81) }];

/** Lines that no list may hold. */
const wrongLines = [
  [],
  tooMany,
  [line, line],
  [{ productId: 0, quantity: 1 }],
  [{ productId: '1', quantity: 1 }],
  [{ productId: 1, quantity: 0 }],
  [{ productId: 1, quantity: 1.5 }],
  [{ productId: 1, quantity: 100_000 }],
];

const wrongKeys = ['', 'x', 'a'.repeat(23), "' or 1=1 -- aaaaaaaaaaa"];

export const WISHLIST_CASES: Record<string, CallCases> = {
  wishlists: {
    good: () => [{}, { query: { productLimit: 0 } }, { query: { productLimit: 4 } }],
    bad: [
      { field: 'productLimit', input: { query: { productLimit: -1 } } },
      { field: 'productLimit', input: { query: { productLimit: 501 } } },
    ],
  },
  addWishlist: {
    good: () => [
      { body: { listName: 'Zolder' } },
      { body: { listName: '<script>alert(1)</script>' } },
      { body: { listName: 'é'.repeat(80) } },
    ],
    bad: wrongNames.map((body) => ({ field: 'listName', input: { body } })),
  },
  wishlist: {
    good: (_, { wishlistId: id }) => [{ params: { id } }],
    bad: [{ field: 'id', input: { params: { id: 'x' } } }],
    notYours: [{ params: { id: UNKNOWN_ID } }],
  },
  renameWishlist: {
    good: (_, { wishlistId: id }) => [
      { params: { id }, body: { listName: 'Badkamer' } },
      { params: { id }, body: { listName: 'badkamer' } },
    ],
    bad: wrongNames.map((body) => ({ field: 'listName', input: { params: { id: 1 }, body } })),
    notYours: [{ params: { id: UNKNOWN_ID }, body: { listName: 'Badkamer' } }],
  },
  deleteWishlist: {
    good: (_, { wishlistId: id }) => [{ params: { id } }],
    bad: [{ field: 'id', input: { params: { id: 0 } } }],
    notYours: [{ params: { id: UNKNOWN_ID } }],
  },
  addWishlistProducts: {
    good: ({ products }, { wishlistId: id }) => [
      { params: { id }, body: { products: [{ productId: products[0]!.Id, quantity: 99_999 }] } },
      {
        params: { id },
        body: { products: products.map(({ Id: productId }) => ({ productId, quantity: 2 })) },
      },
    ],
    bad: wrongLines.map((products) => ({
      field: 'products',
      input: { params: { id: 1 }, body: { products } },
    })),
    notYours: [{ params: { id: UNKNOWN_ID }, body: { products: [line] } }],
  },
  deleteWishlistProduct: {
    good: ({ product }, { wishlistId: id }) => [
      { params: { id, productId: product.Id } },
      { params: { id, productId: UNKNOWN_ID } },
    ],
    bad: [
      { field: 'id', input: { params: { id: 'x', productId: 1 } } },
      { field: 'productId', input: { params: { id: 1, productId: 'x' } } },
    ],
    notYours: [{ params: { id: UNKNOWN_ID, productId: 1 } }],
  },
  checkWishlists: {
    good: ({ product }) => [
      { params: { productId: product.Id } },
      { params: { productId: UNKNOWN_ID } },
    ],
    bad: [{ field: 'productId', input: { params: { productId: 'x' } } }],
  },
  addCartToWishlists: {
    good: ({ product }, { wishlistId }) => [
      { body: { listIds: [wishlistId], lines: [{ productId: product.Id, quantity: 3 }] } },
    ],
    bad: [
      { field: 'listIds', input: { body: { lines: [line] } } },
      { field: 'listIds', input: { body: { listIds: [], lines: [line] } } },
      { field: 'listIds', input: { body: { listIds: ['1'], lines: [line] } } },
      { field: 'listIds', input: { body: { listIds: tooManyIds, lines: [line] } } },
      ...wrongLines.map((lines) => ({ field: 'lines', input: { body: { listIds: [1], lines } } })),
    ],
    notYours: [{ body: { listIds: [UNKNOWN_ID], lines: [line] } }],
  },
  setWishlistsOfProduct: {
    good: ({ product }, { wishlistId }) => [
      { params: { productId: product.Id }, body: { listIds: [wishlistId], quantity: 3 } },
      { params: { productId: product.Id }, body: { listIds: [wishlistId, wishlistId] } },
    ],
    bad: [
      { field: 'productId', input: { params: { productId: 'x' }, body: { listIds: [] } } },
      { field: 'listIds', input: { params: { productId: 1 }, body: {} } },
      { field: 'listIds', input: { params: { productId: 1 }, body: { listIds: [0] } } },
      {
        field: 'quantity',
        input: { params: { productId: 1 }, body: { listIds: [], quantity: 0 } },
      },
    ],
    unknown: [{ params: { productId: UNKNOWN_ID }, body: { listIds: [] } }],
    notYours: [{ params: { productId: 1 }, body: { listIds: [UNKNOWN_ID] } }],
  },
  shareWishlist: {
    good: (_, { wishlistId: id }) => [{ params: { id } }],
    bad: [{ field: 'id', input: { params: { id: 'x' } } }],
    notYours: [{ params: { id: UNKNOWN_ID } }],
  },
  unshareWishlist: {
    good: (_, { wishlistId: id }) => [{ params: { id } }],
    bad: [{ field: 'id', input: { params: { id: 'x' } } }],
    notYours: [{ params: { id: UNKNOWN_ID } }],
  },
  sharedWishlist: {
    needsCustomer: true,
    good: (_, { shareKey }) => [{ query: { shareKey } }],
    bad: wrongKeys.map((shareKey) => ({ field: 'shareKey', input: { query: { shareKey } } })),
    unknown: [{ query: { shareKey: UNKNOWN_KEY } }],
  },
  copySharedWishlist: {
    good: (_, { shareKey }) => [{ body: { shareKey, listName: 'Van de buren' } }],
    bad: [
      ...wrongKeys.map((shareKey) => ({
        field: 'shareKey',
        input: { body: { shareKey, listName: 'x' } },
      })),
      ...wrongNames.map((body) => ({
        field: 'listName',
        input: { body: { shareKey: UNKNOWN_KEY, ...body } },
      })),
    ],
    unknown: [{ body: { shareKey: UNKNOWN_KEY, listName: 'Van de buren' } }],
  },
};
