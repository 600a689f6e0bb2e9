import type { Texts } from '../../../backend/platform/db/schema/columns.ts';
import { hash } from '../random.ts';
import type { BrandGroup } from './groups.ts';

/**
 * What the brands of a group make, and what customers value in it, for the texts of brand pages.
 */
const GROUP_WORDS: Record<BrandGroup, [nl: string, nlWhy: string, en: string, enWhy: string]> = {
  bulk: [
    'zand en grind',
    'gewassen en gezeefd aan de rivier',
    'sand and gravel',
    'washed and sieved at the river',
  ],
  steen: [
    'bakstenen en blokken',
    'maatvast uit de oven en de pers',
    'bricks and blocks',
    'true to size from kiln and press',
  ],
  cement: [
    'cement en droge mortels',
    'elke zak uit een gekeurde charge',
    'cement and dry mortars',
    'every bag from a tested batch',
  ],
  gips: [
    'gipsplaten en stucproducten',
    'voor wanden die in één keer strak zijn',
    'plasterboard and plasters',
    'for walls that come out flat the first time',
  ],
  hout: [
    'gezaagd en geschaafd hout',
    'uit Noord-Europees bos met herkomst',
    'sawn and planed timber',
    'from northern forests of known origin',
  ],
  plaat: [
    'plaatmateriaal',
    'haaks gezaagd en vlak geleverd',
    'sheet material',
    'sawn square and delivered flat',
  ],
  isolatie: [
    'isolatie',
    'met opgegeven lambda- en Rd-waarden op elk pak',
    'insulation',
    'with declared lambda and Rd values on every pack',
  ],
  dak: ['dakmateriaal', 'van goot tot nok', 'roofing', 'from gutter to ridge'],
  schroef: [
    'schroeven, bouten en pluggen',
    'per doos geteld en op maat gesorteerd',
    'screws, bolts and plugs',
    'counted by the box and sorted by size',
  ],
  verbinding: [
    'ankers en verbindingsstaal',
    'sendzimir verzinkt en CE-gemarkeerd',
    'anchors and connectors',
    'hot-dip coated and CE marked',
  ],
  hangsluit: [
    'hang- en sluitwerk',
    'gekeurd op inbraakwering',
    'locks and hinges',
    'tested for burglar resistance',
  ],
  accugereedschap: [
    'elektrisch gereedschap',
    'één accu voor het hele platform',
    'power tools',
    'one battery for the whole platform',
  ],
  handgereedschap: [
    'handgereedschap',
    'gesmeed staal dat je een leven lang gebruikt',
    'hand tools',
    'forged steel that lasts a working life',
  ],
  accessoire: [
    'boren, zaagbladen en schijven',
    'voor elk materiaal de juiste tand',
    'drill bits, blades and discs',
    'the right tooth for every material',
  ],
  transport: [
    'ladders, kruiwagens en kuipen',
    'gebouwd voor de bouwplaats',
    'ladders, barrows and tubs',
    'built for the site',
  ],
  licht: [
    'ledverlichting',
    'met eerlijke lumens op de doos',
    'LED lighting',
    'with honest lumens on the box',
  ],
  elektra: [
    'installatiemateriaal',
    'dat past in elke Nederlandse inbouwdoos',
    'electrical fittings',
    'that fit every Dutch flush box',
  ],
  leiding: [
    'buizen en fittingen',
    'met KIWA- of KOMO-keur waar de norm dat vraagt',
    'pipes and fittings',
    'certified where the standard asks for it',
  ],
  sanitair: [
    'sanitair',
    'met onderdelen die tien jaar leverbaar blijven',
    'sanitary ware',
    'with spares available for ten years',
  ],
  verwarming: [
    'verwarming en ventilatie',
    'rustig, zuinig en goed te regelen',
    'heating and ventilation',
    'quiet, frugal and easy to control',
  ],
  verf: ['verf en lak', 'gemaakt voor het Nederlandse weer', 'paints', 'made for Dutch weather'],
  schildersgereedschap: [
    'kwasten en rollers',
    'die geen haar verliezen',
    'brushes and rollers',
    'that do not shed',
  ],
  kitlijm: [
    'kit, lijm en schuim',
    'met een duidelijke ondergrondtabel op elke koker',
    'sealants, adhesives and foam',
    'with a plain substrate chart on every cartridge',
  ],
  tegel: [
    'wand- en vloertegels',
    'gesorteerd op maat en tint',
    'wall and floor tiles',
    'sorted by size and shade',
  ],
  vloer: [
    'vloeren en plinten',
    'die je in een dag legt',
    'floors and skirting',
    'that you lay in a day',
  ],
  bestrating: ['bestrating', 'vorstbestand en maatvast', 'paving', 'frost proof and true to size'],
  tuinhout: [
    'tuinhout',
    'verduurzaamd of van nature sterk',
    'garden timber',
    'treated or naturally durable',
  ],
  tuin: [
    'tuinartikelen',
    'voor wie buiten werkt',
    'garden supplies',
    'for people who work outdoors',
  ],
  deur: [
    'deuren en kozijnen',
    'op voorraad in de gangbare maten',
    'doors and frames',
    'stocked in the usual sizes',
  ],
  werkkleding: [
    'werkkleding',
    'met zakken op de plek waar je ze zoekt',
    'workwear',
    'with pockets where you reach for them',
  ],
  schoen: [
    'veiligheidsschoenen',
    'licht genoeg voor een hele dag lopen',
    'safety footwear',
    'light enough for a full day',
  ],
  bescherming: [
    'persoonlijke bescherming',
    'die je ook echt ophoudt',
    'protective equipment',
    'that you keep on',
  ],
};

const FOUNDED_IN = [
  'Twente',
  'de Zaanstreek',
  'de Peel',
  'Friesland',
  'Zeeland',
  'de Betuwe',
  'Drenthe',
  'Limburg',
];
const FOUNDED_IN_EN = [
  'Twente',
  'the Zaan district',
  'the Peel',
  'Friesland',
  'Zeeland',
  'the Betuwe',
  'Drenthe',
  'Limburg',
];

/** Makes the text on the page of a brand. */
export function memoOf(name: string, groups: readonly BrandGroup[]): Texts {
  const [nl, nlWhy, en, enWhy] = GROUP_WORDS[groups[0] ?? 'handgereedschap'];
  const secondGroup = groups[1];
  const secondWords = secondGroup ? GROUP_WORDS[secondGroup] : null;
  const year = 1921 + (hash(name) % 90);
  const place = hash(name, 'place') % FOUNDED_IN.length;
  return {
    nl:
      `<p>${name} maakt ${nl}: ${nlWhy}. ` +
      `Het bedrijf begon in ${year} als werkplaats in ${FOUNDED_IN[place]}.</p>` +
      (secondWords ? `<p>In onze winkels vind je van ${name} ook ${secondWords[0]}.</p>` : ''),
    en:
      `<p>${name} makes ${en}: ${enWhy}. ` +
      `The company started in ${year} as a workshop in ${FOUNDED_IN_EN[place]}.</p>` +
      (secondWords ? `<p>Our stores also stock ${secondWords[2]} by ${name}.</p>` : ''),
  };
}
