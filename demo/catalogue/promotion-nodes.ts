import { PROMOTION_IDS } from '../../backend/catalogue/special-nodes.ts';
import type { Texts } from '../../backend/platform/db/schema/columns.ts';

export interface PromotionSeed {
  id: number;
  code: string;
  parent: string;
  name: Texts;
  text: Texts;
  url: Texts;
  /** Codes of the root categories whose products a child of Actie lists. */
  roots?: string[];
}

const childOfActie = (
  id: number,
  key: string,
  nl: string,
  en: string,
  enSlug: string,
  nlText: string,
  enText: string,
  roots: string[],
): PromotionSeed => ({
  id,
  code: `actie-${key}`,
  parent: 'NUPDActie',
  name: { nl, en },
  text: { nl: nlText, en: enText },
  url: { nl: `actie/${key}`, en: `actie/${enSlug}` },
  roots,
});

/** Makes a promotion list outside the category tree. */
const specialList = (
  id: number,
  code: string,
  enUrl: string,
  name: Texts,
  text: Texts,
): PromotionSeed => ({ id, code, parent: 'special', name, text, url: { nl: code, en: enUrl } });

/** The category Actie with its children, and the promotion lists outside the category tree. */
export const PROMOTION_NODES: PromotionSeed[] = [
  {
    id: PROMOTION_IDS.actie,
    code: 'NUPDActie',
    parent: 'root',
    name: { nl: 'Actie', en: 'Offers' },
    text: {
      nl: 'De acties van deze periode. De prijs bij de streep is onze laagste prijs van de 30 dagen ervoor.',
      en: 'The offers of this period. The struck price is our lowest price of the 30 days before.',
    },
    url: { nl: 'actie', en: 'actie' },
  },
  childOfActie(
    51,
    'ruwbouw',
    'Ruwbouw',
    'Structure',
    'structure',
    'Stenen, cement, isolatie en dak in de aanbieding.',
    'Bricks, cement, insulation and roofing on offer.',
    ['bouwmaterialen', 'grootgoed', 'isolatie', 'dakbedekking'],
  ),
  childOfActie(
    52,
    'hout-en-deuren',
    'Hout & deuren',
    'Timber & doors',
    'timber-and-doors',
    'Platen, regels en deuren voor een scherpe prijs.',
    'Sheets, studs and doors at a sharp price.',
    ['hout-en-plaatmateriaal', 'deuren-kozijnen-en-ramen'],
  ),
  childOfActie(
    53,
    'gereedschap-en-bevestiging',
    'Gereedschap & bevestiging',
    'Tools & fixings',
    'tools-and-fixings',
    'Machines, handgereedschap en schroeven in actie.',
    'Machines, hand tools and screws on offer.',
    ['gereedschap', 'ijzerwaren-en-bevestiging'],
  ),
  childOfActie(
    54,
    'installatie',
    'Elektra & sanitair',
    'Electrical & plumbing',
    'electrical-and-plumbing',
    'Voor de installateur: kabel, armaturen, kranen en radiatoren.',
    'For the installer: cable, lighting, taps and radiators.',
    ['elektra', 'sanitair-en-installatie'],
  ),
  childOfActie(
    55,
    'verf-en-tegels',
    'Verf & tegels',
    'Paint & tiles',
    'paint-and-tiles',
    'Verf, kit, tegels en vloeren met voordeel.',
    'Paint, sealant, tiles and floors for less.',
    ['verf-en-afwerking'],
  ),
  childOfActie(
    56,
    'tuin-en-werkkleding',
    'Tuin & werkkleding',
    'Garden & workwear',
    'garden-and-workwear',
    'Voor buiten: bestrating, schermen en kleding.',
    'For outdoors: paving, fencing and clothing.',
    ['tuin-en-bestrating', 'werkkleding-en-veiligheid'],
  ),
  specialList(
    PROMOTION_IDS.opop,
    'opop',
    'opop',
    { nl: 'Op=Op', en: 'While stocks last' },
    {
      nl: 'Deze artikelen gaan uit het assortiment. Wat er ligt, is er nog; daarna is het op.',
      en: 'These articles leave the range. What is in stock is all there is.',
    },
  ),
  specialList(
    PROMOTION_IDS.meerMinder,
    'meer-minder',
    'meer-minder',
    { nl: 'Meer=Minder', en: 'More for less' },
    {
      nl: 'Neem er meer en betaal per stuk minder. De staffel staat bij elk product.',
      en: 'Take more and pay less for each. The price breaks are shown with every product.',
    },
  ),
  specialList(
    PROMOTION_IDS.reducedInPrice,
    'in-prijs-verlaagd',
    'reduced-in-price',
    { nl: 'In prijs verlaagd', en: 'Reduced in price' },
    {
      nl: 'Blijvend in prijs verlaagd. De oude prijs is de laagste van de 30 dagen voor de verlaging.',
      en: 'Lastingly reduced. The old price is the lowest of the 30 days before the reduction.',
    },
  ),
];

/** Returns the id of the child of Actie that lists products of a root category. */
export function actieChildOf(rootCode: string): number {
  const found = PROMOTION_NODES.find((node) => node.roots?.includes(rootCode));
  return found?.id ?? 51;
}
