import { type Kysely, sql } from 'kysely';

const both = (nl: string, en: string) => ({ nl, en });

/**
 * What no catalogue brings, and a shop without one has all the same: the ends of the category tree,
 * and the promotion lists that the common config names.
 */
const NODES = [
  { id: 1, code: 'root', name: both('Assortiment', 'Range'), url: both('', '') },
  { id: 2, code: 'special', name: both('Bijzonder', 'Special'), url: both('', '') },
  {
    ...{ id: 50, parent_id: 1, code: 'NUPDActie', name: both('Actie', 'Offers') },
    url: both('actie', 'actie'),
    description: both(
      'De acties van deze periode. De prijs bij de streep is onze laagste prijs van de 30 dagen ervoor.',
      'The offers of this period. The struck price is our lowest price of the 30 days before.',
    ),
  },
  {
    ...{ id: 61, parent_id: 2, code: 'opop', name: both('Op=Op', 'While stocks last') },
    url: both('opop', 'opop'),
    description: both(
      'Deze artikelen gaan uit het assortiment. Wat er ligt, is er nog; daarna is het op.',
      'These articles leave the range. What is in stock is all there is.',
    ),
  },
  {
    ...{ id: 62, parent_id: 2, code: 'meer-minder', name: both('Meer=Minder', 'More for less') },
    url: both('meer-minder', 'meer-minder'),
    description: both(
      'Neem er meer en betaal per stuk minder. De staffel staat bij elk product.',
      'Take more and pay less for each. The price breaks are shown with every product.',
    ),
  },
  {
    ...{ id: 63, parent_id: 2, code: 'in-prijs-verlaagd' },
    name: both('In prijs verlaagd', 'Reduced in price'),
    url: both('in-prijs-verlaagd', 'reduced-in-price'),
    description: both(
      'Blijvend in prijs verlaagd. De oude prijs is de laagste van de 30 dagen voor de verlaging.',
      'Lastingly reduced. The old price is the lowest of the 30 days before the reduction.',
    ),
  },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Behind the categories of a catalogue that was there before.
  await sql`
    insert into web_nodes (id, parent_id, code, position, name, url, description, image, active)
    select id, parent_id, code, 1000 + id, name, url, description,
      case when parent_id is not null then '/api/images/categories/' || id end, true
    from jsonb_to_recordset(${JSON.stringify(NODES)}::jsonb) as r (id integer, parent_id integer,
      code text, name jsonb, url jsonb, description jsonb)
    on conflict do nothing`.execute(db);
}
