import type { StoreDetails, StoreTable } from '../../../backend/platform/db/schema/catalogue.ts';
import { addressText } from '../../../backend/catalogue/texts.ts';
import { checkDigit } from '../../../backend/catalogue/product-numbers.ts';
import { randomOf } from '../random.ts';
import { hoursOf } from './hours.ts';
import { MANAGERS } from './people.ts';
import { postsOf } from './posts.ts';
import { TOWNS } from './towns.ts';

/** A row of `stores`. */
export type StoreRow = Omit<StoreTable, 'details'> & { details: StoreDetails };

/** Ids of all stores. */
export const STORE_IDS: readonly number[] = TOWNS.map((_, index) => 1 + index);

const TAGS = ['Zagerij', 'Drive-in', 'Verf mengen', 'Sleutelservice', 'Aanhangerverhuur'];

/** Makes all stores with their hours, holidays of the coming year and posts, as of `now`. */
export function buildStores(seed: number, now: Date): StoreRow[] {
  return TOWNS.map(([town, lat, lng, street, houseNumber, postalCode, province, area], index) => {
    const id = STORE_IDS[index]!;
    const draw = randomOf(seed, 'store', id);
    const manager = MANAGERS[index % MANAGERS.length]!;
    const slug = addressText(town);
    // GLN of a restricted range, like the EANs of the invented products.
    const gln = `29000000${String(1000 + id)}`;
    const subscriberDigits = 10 - area.length;
    return {
      id,
      code: `V${String(id).padStart(3, '0')}`,
      url: slug,
      name: town,
      lat,
      lng,
      details: {
        type: 'Vestiging',
        // The store list of the webshop requires this tag; every store delivers web orders.
        tags: ['Webshop', ...draw.shuffle(TAGS).slice(0, draw.int(2, 5))],
        street,
        houseNumber,
        postalCode,
        city: town,
        province,
        // No real phone number has a subscriber number that starts with 00.
        phone: `${area} - ${`00${String(10_000 + id * 37)}`.slice(0, subscriberDigits).padEnd(subscriberDigits, '0')}`,
        email: `${slug}@vestigingen.example`,
        globalLocationNumber: `${gln}${checkDigit(gln)}`,
        onFleetId: draw.chance(0.8) ? `of-${slug}` : null,
        image: `/api/images/stores/${id}`,
        ...hoursOf(draw, now),
        manager: {
          firstName: manager[0],
          lastName: manager[1],
          image: `/api/images/managers/${id}`,
        },
        posts: postsOf(town, id, now, draw),
      },
    };
  });
}
