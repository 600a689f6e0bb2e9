/** The keys of the locale files, so that a text which does not exist fails the type check. */
import type account from '../../public/locales/nl/account.json';
import type builders from '../../public/locales/nl/builders.json';
import type cart from '../../public/locales/nl/cart.json';
import type checkout from '../../public/locales/nl/checkout.json';
import type content from '../../public/locales/nl/content.json';
import type frame from '../../public/locales/nl/frame.json';
import type listing from '../../public/locales/nl/listing.json';
import type loyalty from '../../public/locales/nl/loyalty.json';
import type offline from '../../public/locales/nl/offline.json';
import type orders from '../../public/locales/nl/orders.json';
import type product from '../../public/locales/nl/product.json';
import type profile from '../../public/locales/nl/profile.json';
import type push from '../../public/locales/nl/push.json';
import type sidebars from '../../public/locales/nl/sidebars.json';
import type store from '../../public/locales/nl/store.json';
import type tools from '../../public/locales/nl/tools.json';
import type validation from '../../public/locales/nl/validation.json';
import type wishlists from '../../public/locales/nl/wishlists.json';

/** The locale files by their name. */
export interface LocaleFiles {
  account: typeof account;
  builders: typeof builders;
  cart: typeof cart;
  checkout: typeof checkout;
  content: typeof content;
  frame: typeof frame;
  listing: typeof listing;
  loyalty: typeof loyalty;
  offline: typeof offline;
  orders: typeof orders;
  product: typeof product;
  profile: typeof profile;
  push: typeof push;
  sidebars: typeof sidebars;
  store: typeof store;
  tools: typeof tools;
  validation: typeof validation;
  wishlists: typeof wishlists;
}

/** The key `points_one` can also be requested as `points`, with a count. */
type WithoutPluralForm<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? Base | Key
  : Key;

/** Dotted keys of nested texts (`loyalty.points`); any string if the texts are not known statically. */
export type TextKeys<Texts> = string extends keyof Texts
  ? string
  : {
      [Key in keyof Texts & string]: Texts[Key] extends string
        ? WithoutPluralForm<Key>
        : `${Key}.${TextKeys<Texts[Key]>}`;
    }[keyof Texts & string];

/** A section of a locale file, as `import texts from 'texts:cart/page'` gives it per language. */
export type Section<
  File extends keyof LocaleFiles,
  Part extends keyof LocaleFiles[File],
> = LocaleFiles[File][Part];

/** A key for the function of `texts`: `product:addToCart`. */
export type TextKey = {
  [File in keyof LocaleFiles]: `${File}:${TextKeys<LocaleFiles[File]>}`;
}[keyof LocaleFiles];
