/** Stop words: neither indexed nor searched for. */
const STOP_WORDS = {
  nl: 'de het een en of van voor met in op te tot om aan bij uit is zijn wordt worden dat die dit deze door naar over als ook niet geen er je jouw uw we wij ze hun kan kunnen heeft hebben zo dan per tbv',
  en: 'the a an and or of for with in on to at by is are be been this that these those it its from as not no your you we our can has have per so than into',
} as const;

export const stopWords = {
  nl: new Set(STOP_WORDS.nl.split(' ')),
  en: new Set(STOP_WORDS.en.split(' ')),
};

const ASKING_WORDS = {
  nl: 'welke welk hoe hoeveel wat waar waarmee waarvoor wie ik mijn me mij wil wilt zoek zoeken nodig heb moet mag kopen koop bestellen bestel goedkoop goedkope goedkoopste beste goede goed prijs prijzen online tegen doe maak graag iets',
  en: 'which what how where who i my me want need needed looking find buy order cheap cheapest best good price prices online do does should must something',
} as const;

/** Words that ask or request (`which`, `how`, `need`); a query is searched without them. */
export const askingWords = {
  nl: new Set(ASKING_WORDS.nl.split(' ')),
  en: new Set(ASKING_WORDS.en.split(' ')),
};

/** Words after which a name says what the product is for, not what it is. */
export const purposeWords = {
  nl: new Set(['voor', 'met', 'tbv', 'om']),
  en: new Set(['for', 'with']),
};

/** Prepositions: in a product name, the noun precedes them. */
export const prepositions = {
  nl: new Set([
    'in',
    'op',
    'van',
    'zonder',
    'tot',
    'per',
    'incl',
    'inclusief',
    'excl',
    'exclusief',
  ]),
  en: new Set(['in', 'on', 'of', 'by', 'without', 'per', 'from', 'incl', 'including', 'w']),
};

/** A Map, because a shopper may type `constructor`, which every object has. */
const UNIT_ALIASES = new Map(
  Object.entries({
    liter: 'l',
    liters: 'l',
    ltr: 'l',
    litre: 'l',
    litres: 'l',
    meter: 'm',
    meters: 'm',
    mtr: 'm',
    metre: 'm',
    metres: 'm',
    millimeter: 'mm',
    millimetre: 'mm',
    centimeter: 'cm',
    centimetre: 'cm',
    kilo: 'kg',
    kilogram: 'kg',
    gram: 'g',
    stuk: 'st',
    stuks: 'st',
    pcs: 'st',
    pieces: 'st',
    volt: 'v',
    watt: 'w',
  }),
);

const UNITS = new Set('mm cm m m2 m3 l ml kg g st v w a ah kw kn db inch bar nm x'.split(' '));

/** Returns the spelling under which a unit is indexed: `liter` → `l`. */
export function indexedUnit(word: string): string {
  return UNIT_ALIASES.get(word) ?? word;
}

/**
 * Returns whether a word is a unit. Units accompany nearly every number, so they are never
 * required.
 */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}
