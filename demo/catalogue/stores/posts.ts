import type { StoreDetails } from '../../../backend/platform/db/schema/catalogue.ts';
import { addDays } from '../calendar.ts';
import type { RandomSource } from '../random.ts';

type Post = StoreDetails['posts'][number];
type PostSeed = [
  type: string,
  nl: string,
  en: string,
  nlText: string,
  enText: string,
  days: number,
];

/** News of stores, each shown for some days; `{town}` is replaced by the store's town. */
const POSTS: PostSeed[] = [
  [
    'nieuws',
    'Zagerij open tot 17.30 uur',
    'Saw shop open until 17:30',
    'In {town} zagen we platen en balken op maat terwijl je wacht. De eerste vijf zaagsneden zijn gratis.',
    'In {town} we cut sheets and beams to size while you wait. The first five cuts are free.',
    75,
  ],
  [
    'evenement',
    'Demonstratieochtend accugereedschap',
    'Cordless tools demo morning',
    'Donderdag van 7.00 tot 11.00 uur test je boorhamers en zagen op onze demowand in {town}. De koffie staat klaar.',
    'Thursday from 7:00 to 11:00 you can try rotary hammers and saws on our demo wall in {town}. Coffee is ready.',
    55,
  ],
  [
    'service',
    'Aanhanger lenen',
    'Borrow a trailer',
    'Neem je meer mee dan in de bus past? Leen twee uur gratis een aanhanger, op vertoon van je rijbewijs.',
    'Taking more than fits the van? Borrow a trailer for two hours, free, on showing your licence.',
    90,
  ],
  [
    'service',
    'Verf mengen',
    'Paint mixing',
    'De mengmachine in {town} maakt elke RAL- en NCS-kleur in muurverf en lak, vanaf 1 liter.',
    'The mixer in {town} makes any RAL or NCS colour in wall paint and gloss, from 1 litre.',
    90,
  ],
  [
    'nieuws',
    'Drive-in vernieuwd',
    'Drive-in renewed',
    'Hout, platen en cement laad je in {town} nu onder dak. Rij door poort 2 en meld je bij de balie.',
    'In {town} you now load timber, sheets and cement under cover. Use gate 2 and report at the desk.',
    70,
  ],
  [
    'nieuws',
    'Tegelhoek uitgebreid',
    'Larger tile corner',
    'In {town} liggen nu veertig wand- en vloertegels op voorraad, met de lijm en voeg ernaast.',
    'The {town} store now stocks forty wall and floor tiles, with adhesive and grout beside them.',
    80,
  ],
  [
    'evenement',
    'Veilig werken op hoogte',
    'Working safely at height',
    'Laat je ladder of trap dinsdagmiddag gratis keuren in {town}. Een sticker krijg je meteen.',
    'Have your ladder inspected free of charge on Tuesday afternoon in {town}. You get the sticker at once.',
    50,
  ],
  [
    'service',
    'Klaargezet voor 7 uur',
    'Ready before 7',
    'Voor 17.00 uur besteld staat de volgende werkdag om 6.45 uur op je naam bij de afhaalbalie in {town}.',
    'Ordered before 17:00, your goods stand at the {town} collection desk at 6:45 next working day.',
    90,
  ],
  [
    'service',
    'Sleutels bijmaken',
    'Key cutting',
    'Sleutels en cilinders gelijksluitend maken we aan de balie, meestal in een kwartier.',
    'We cut keys and key cylinders alike at the desk, usually within fifteen minutes.',
    90,
  ],
  [
    'nieuws',
    'Laadpalen voor bedrijfsbusjes',
    'Chargers for vans',
    'Zes laadpunten van 22 kW op het terrein in {town}. Laden kan tijdens het winkelen.',
    'Six 22 kW chargers on the {town} site. Charge while you shop.',
    85,
  ],
];

const fill = (text: string, town: string): string => text.replaceAll('{town}', town);

/** Makes one to three news posts of a store that are current; a third may start later. */
export function postsOf(town: string, storeId: number, now: Date, draw: RandomSource): Post[] {
  return draw
    .shuffle(POSTS)
    .slice(0, draw.int(1, 3))
    .map(([type, nl, en, nlText, enText, days], i): Post => {
      const start = addDays(now, i === 2 ? draw.int(3, 12) : -draw.int(2, 30));
      return {
        type,
        title: { nl, en },
        summary: { nl: fill(nlText, town), en: fill(enText, town) },
        url: null,
        start: start.toISOString(),
        end: addDays(start, days).toISOString(),
        media: `/api/images/stores/${storeId}`,
      };
    });
}
