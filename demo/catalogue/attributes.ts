import type { AttributeRecord } from '../../backend/platform/db/schema/catalogue.ts';
import type { Texts } from '../../backend/platform/db/schema/columns.ts';
import { type ColorKey, colorName } from './palette.ts';
import { t } from './texts.ts';

/** Every attribute of the catalogue by its code, which is also the name of the search facet. */
export const ATTRIBUTES = {
  lengte: { nl: 'Lengte', en: 'Length' },
  breedte: { nl: 'Breedte', en: 'Width' },
  hoogte: { nl: 'Hoogte', en: 'Height' },
  diepte: { nl: 'Diepte', en: 'Depth' },
  dikte: { nl: 'Dikte', en: 'Thickness' },
  diameter: { nl: 'Diameter', en: 'Diameter' },
  wanddikte: { nl: 'Wanddikte', en: 'Wall thickness' },
  kierbreedte: { nl: 'Kierbreedte', en: 'Gap width' },
  uitloop: { nl: 'Uitloop', en: 'Spout' },
  formaat: { nl: 'Formaat', en: 'Size' },
  inhoud: { nl: 'Inhoud', en: 'Contents' },
  gewicht: { nl: 'Gewicht', en: 'Weight' },
  aantal: { nl: 'Aantal in verpakking', en: 'Pieces in pack' },
  kleur: { nl: 'Kleur', en: 'Colour' },
  materiaal: { nl: 'Materiaal', en: 'Material' },
  afwerking: { nl: 'Afwerking', en: 'Finish' },
  uitvoering: { nl: 'Uitvoering', en: 'Type' },
  kantafwerking: { nl: 'Kantafwerking', en: 'Edge' },
  houtsoort: { nl: 'Houtsoort', en: 'Wood species' },
  toepassing: { nl: 'Toepassing', en: 'Application' },
  eigenschap: { nl: 'Eigenschap', en: 'Property' },
  verpakking: { nl: 'Verpakking', en: 'Packaging' },
  verbruik: { nl: 'Verbruik', en: 'Consumption' },
  rendement: { nl: 'Rendement', en: 'Coverage' },
  droogtijd: { nl: 'Droogtijd', en: 'Drying time' },
  verwerkingstijd: { nl: 'Verwerkingstijd', en: 'Working time' },
  korrel: { nl: 'Korrel', en: 'Grain' },
  sterkteklasse: { nl: 'Sterkteklasse', en: 'Strength class' },
  milieuklasse: { nl: 'Milieuklasse', en: 'Exposure class' },
  brandklasse: { nl: 'Brandklasse', en: 'Fire class' },
  duurzaamheidsklasse: { nl: 'Duurzaamheidsklasse', en: 'Durability class' },
  'lambda-waarde': { nl: 'Lambdawaarde', en: 'Lambda value' },
  'rd-waarde': { nl: 'Rd-waarde', en: 'Rd value' },
  'u-waarde': { nl: 'U-waarde', en: 'U value' },
  schroefdraad: { nl: 'Schroefdraad', en: 'Thread' },
  aandrijving: { nl: 'Aandrijving', en: 'Drive' },
  kop: { nl: 'Kop', en: 'Head' },
  norm: { nl: 'Norm', en: 'Standard' },
  boormaat: { nl: 'Boordiameter', en: 'Drill diameter' },
  opname: { nl: 'Opname', en: 'Shank' },
  tanden: { nl: 'Vertanding', en: 'Teeth' },
  greep: { nl: 'Greep', en: 'Grip' },
  bak: { nl: 'Bak', en: 'Tray' },
  band: { nl: 'Band', en: 'Tyre' },
  kwaliteit: { nl: 'Kwaliteit', en: 'Quality' },
  asgat: { nl: 'Asgat', en: 'Bore' },
  draairichting: { nl: 'Draairichting', en: 'Handing' },
  skg: { nl: 'SKG-klasse', en: 'SKG rating' },
  spanning: { nl: 'Spanning', en: 'Voltage' },
  vermogen: { nl: 'Vermogen', en: 'Power' },
  accu: { nl: "Accu's", en: 'Batteries' },
  koppel: { nl: 'Koppel', en: 'Torque' },
  slagenergie: { nl: 'Slagenergie', en: 'Impact energy' },
  nauwkeurigheid: { nl: 'Nauwkeurigheid', en: 'Accuracy' },
  bereik: { nl: 'Bereik', en: 'Range' },
  lichtstroom: { nl: 'Lichtstroom', en: 'Luminous flux' },
  kleurtemperatuur: { nl: 'Kleurtemperatuur', en: 'Colour temperature' },
  aansturing: { nl: 'Aansturing', en: 'Control' },
  fitting: { nl: 'Fitting', en: 'Cap' },
  'ip-waarde': { nl: 'IP-waarde', en: 'IP rating' },
  energieklasse: { nl: 'Energieklasse', en: 'Energy class' },
  aders: { nl: 'Aders', en: 'Cores' },
  mantel: { nl: 'Mantel', en: 'Sheath' },
  contacten: { nl: 'Aantal contacten', en: 'Outlets' },
  montage: { nl: 'Montage', en: 'Mounting' },
  snoer: { nl: 'Snoer', en: 'Cable' },
  laser: { nl: 'Laserlijn', en: 'Laser line' },
  beveiliging: { nl: 'Beveiliging', en: 'Protection' },
  wortels: { nl: 'Wortels', en: 'Roots' },
  groepen: { nl: 'Groepen', en: 'Circuits' },
  aansluiting: { nl: 'Aansluiting', en: 'Connection' },
  hoek: { nl: 'Hoek', en: 'Angle' },
  druk: { nl: 'Maximale druk', en: 'Maximum pressure' },
  warmteafgifte: { nl: 'Warmteafgifte', en: 'Heat output' },
  debiet: { nl: 'Luchtdebiet', en: 'Air flow' },
  geluid: { nl: 'Geluidsniveau', en: 'Sound level' },
  glans: { nl: 'Glansgraad', en: 'Sheen' },
  basis: { nl: 'Basis', en: 'Base' },
  lagen: { nl: 'Lagen', en: 'Layers' },
  glas: { nl: 'Glas', en: 'Lens' },
  montuur: { nl: 'Montuur', en: 'Frame' },
  maat: { nl: 'Maat', en: 'Size' },
  veiligheidsklasse: { nl: 'Veiligheidsklasse', en: 'Safety class' },
  draagvermogen: { nl: 'Draagvermogen', en: 'Load capacity' },
  treden: { nl: 'Treden', en: 'Rungs' },
  werkhoogte: { nl: 'Werkhoogte', en: 'Working height' },
  dempingswaarde: { nl: 'Dempingswaarde (SNR)', en: 'Attenuation (SNR)' },
  slijtklasse: { nl: 'Gebruiksklasse', en: 'Use class' },
  legpatroon: { nl: 'Legpatroon', en: 'Laying pattern' },
  antislip: { nl: 'Antislipklasse', en: 'Slip rating' },
  plantmaat: { nl: 'Plantmaat', en: 'Plant size' },
  stuksPerM2: { nl: 'Stuks per m²', en: 'Pieces per m²' },
  kiloPerM2: { nl: 'Gewicht per m²', en: 'Weight per m²' },
} as const satisfies Record<string, Texts>;

export type AttributeCode = keyof typeof ATTRIBUTES;

/**
 * Makes an attribute with a text. Words of the label are left out of the text: `Maat: 62`, `Treden:
 * 6`, `Diameter: 75 mm`.
 */
export const textAttribute = (code: AttributeCode, { nl, en }: Texts): AttributeRecord => {
  const label = ATTRIBUTES[code];
  const nameOfCode = (text: string): string =>
    code === 'diameter' ? text.replace(/^Ø/, '') : text;
  return {
    code,
    label,
    value: { nl: removeLabel(label.nl, nameOfCode(nl)), en: removeLabel(label.en, nameOfCode(en)) },
  };
};

const removeLabel = (label: string, value: string): string => {
  const [word, text] = [label.toLowerCase(), value.toLowerCase()];
  if (text.startsWith(`${word} `)) return value.slice(word.length + 1);
  return /^\d+ /.test(text) && text.endsWith(` ${word}`) ? value.slice(0, -word.length - 1) : value;
};

/** Makes an attribute whose value is the same in both languages, except for the decimal sign. */
export const valueAttribute = (code: AttributeCode, value: string | number): AttributeRecord =>
  textAttribute(code, t(String(value), String(value)));

/** Makes an attribute of a number with its unit: `measureAttribute('dikte', 12.5)` → `12,5 mm`. */
export const measureAttribute = (
  code: AttributeCode,
  value: number,
  unit = 'mm',
): AttributeRecord => valueAttribute(code, `${value} ${unit}`);

/** Makes attributes of lengths in millimetres. */
export const lengthAttributes = (
  values: Partial<Record<AttributeCode, number>>,
): AttributeRecord[] =>
  Object.entries(values).map(([code, value]) => measureAttribute(code as AttributeCode, value));

/** Returns a number of pieces as a text: `1 stuk`, `6 stuks`. */
export const piecesText = (count: number): Texts =>
  count === 1 ? t('1 stuk', '1 piece') : t(`${count} stuks`, `${count} pieces`);

/** Makes the colour attribute. */
export const colour = (key: ColorKey): AttributeRecord => textAttribute('kleur', colorName(key));
