import type { ManufacturerRecord } from '../../../backend/platform/db/schema/catalogue.ts';
import { addressText } from '../../../backend/catalogue/texts.ts';

/** Real towns with a postcode of theirs; streets and house numbers are invented. */
const ADDRESSES: [street: string, postcode: string, town: string, country: string][] = [
  ['Ambachtsweg', '3542', 'Utrecht', 'Nederland'],
  ['Nijverheidsstraat', '7471', 'Goor', 'Nederland'],
  ['Energieweg', '6541', 'Nijmegen', 'Nederland'],
  ['Ekkersrijt', '5692', 'Son', 'Nederland'],
  ['Zuidkade', '3371', 'Hardinxveld-Giessendam', 'Nederland'],
  ['Productieweg', '2382', 'Zoeterwoude', 'Nederland'],
  ['Steenovenstraat', '6611', 'Overasselt', 'Nederland'],
  ['Havenweg', '4612', 'Bergen op Zoom', 'Nederland'],
  ['Industrielaan', '9320', 'Aalst', 'België'],
  ['Fabrieksstraat', '7005', 'Doetinchem', 'Nederland'],
  ['De Trompet', '1967', 'Heemskerk', 'Nederland'],
  ['Werkplaatsweg', '9403', 'Assen', 'Nederland'],
  ['Gewerbestraße', '48599', 'Gronau', 'Duitsland'],
  ['Kanaaldijk', '5705', 'Helmond', 'Nederland'],
  ['Molenkade', '1507', 'Zaandam', 'Nederland'],
  ['Poolsterweg', '8938', 'Leeuwarden', 'Nederland'],
  ['Ondernemingenlaan', '3600', 'Genk', 'België'],
  ['Voltastraat', '7903', 'Hoogeveen', 'Nederland'],
  ['Industrieweg', '4104', 'Culemborg', 'Nederland'],
];

const POSTCODE_LETTERS = ['AB', 'BK', 'CD', 'EH', 'GR', 'HJ', 'KL', 'NP', 'RT', 'TX', 'VW', 'XZ'];

/**
 * Manufacturers outside the European Union, with their responsible person inside it (GPSR art. 16).
 */
const MANUFACTURERS_OUTSIDE_EU: Record<string, Omit<ManufacturerRecord, 'email'>> = {
  'Nagoya Works': {
    name: 'Nagoya Works Power Tools K.K.',
    postalAddress: '4-12 Chikko-machi, Minato-ku, Nagoya 455-0045, Japan',
    responsiblePerson:
      'Nagoya Works Europe B.V., Waalhaven Oostzijde 77, 3087 BM Rotterdam, Nederland, gpsr@nagoyaworks.example',
  },
  'Guangwei Safety': {
    name: 'Guangwei Safety Products Co., Ltd.',
    postalAddress: 'No. 88 Xinhua Road, Yuhang District, Hangzhou 311100, China',
    responsiblePerson:
      'Delta Import Compliance B.V., Laan van Kopenhagen 100, 3317 DM Dordrecht, Nederland, gpsr@deltaimport.example',
  },
};

/**
 * Returns the manufacturer of a brand with its contact details (GPSR art. 19); mail addresses end
 * in `.example`.
 */
export function manufacturerOf(brand: string, index: number): ManufacturerRecord {
  const host = `${addressText(brand).replace(/-/g, '')}.example`;
  const manufacturerOutsideEu = MANUFACTURERS_OUTSIDE_EU[brand];
  if (manufacturerOutsideEu) return { ...manufacturerOutsideEu, email: `safety@${host}` };
  const [street, postcode, town, country] = ADDRESSES[index % ADDRESSES.length]!;
  const houseNumber = 3 + ((index * 17) % 140);
  const fullPostcode =
    country === 'Nederland'
      ? `${postcode} ${POSTCODE_LETTERS[index % POSTCODE_LETTERS.length]}`
      : postcode;
  const legalForm = { Nederland: 'B.V.', België: 'NV', Duitsland: 'GmbH' }[country] ?? 'B.V.';
  return {
    name: `${brand} ${legalForm}`,
    postalAddress: `${street} ${houseNumber}, ${fullPostcode} ${town}, ${country}`,
    email: `productveiligheid@${host}`,
    responsiblePerson: null,
  };
}
