import { colour, measureAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { t } from '../../texts.ts';

const STONES = {
  'grind 4-16': { nl: 'Riviergrind 4-16 mm', en: 'River gravel 4-16 mm', color: 'beige', eur: 78 },
  'grind 4-32': {
    nl: 'Betongrind 4-32 mm',
    en: 'Concreting gravel 4-32 mm',
    color: 'grijs',
    eur: 74,
  },
  'basalt 8-16': {
    nl: 'Basaltsplit 8-16 mm',
    en: 'Basalt chippings 8-16 mm',
    color: 'antraciet',
    eur: 128,
  },
  'basalt 16-32': {
    nl: 'Basaltsplit 16-32 mm',
    en: 'Basalt chippings 16-32 mm',
    color: 'antraciet',
    eur: 124,
  },
  'ardenner 8-16': {
    nl: 'Ardenner split 8-16 mm',
    en: 'Ardennes chippings 8-16 mm',
    color: 'grijs',
    eur: 118,
  },
  'castle 8-16': {
    nl: 'Grauwackesplit 8-16 mm',
    en: 'Greywacke chippings 8-16 mm',
    color: 'lichtgrijs',
    eur: 139,
  },
  'dolomiet 8-16': {
    nl: 'Dolomietsplit 8-16 mm',
    en: 'Dolomite chippings 8-16 mm',
    color: 'gebrokenwit',
    eur: 146,
  },
  'roodsplit 8-16': {
    nl: 'Porfiersplit rood 8-16 mm',
    en: 'Red porphyry chippings 8-16 mm',
    color: 'roodbruin',
    eur: 149,
  },
  'menggranulaat 0-31': {
    nl: 'Menggranulaat 0-31,5 mm',
    en: 'Recycled aggregate 0-31.5 mm',
    color: 'betongrijs',
    eur: 48,
  },
} as const;

export const grindBigbag: Family = family({
  key: 'grind-bigbag',
  group: 'zand-en-grind',
  brands: 'bulk',
  weight: 8,
  name: t('Grind & split', 'Gravel & chippings'),
  text: t(
    'Gewassen grind en gebroken split voor beton, opritten en borders.',
    'Washed gravel and crushed chippings for concrete, drives and borders.',
  ),
  leaves: {
    grind: [
      t('Grind & granulaat', 'Gravel & aggregate'),
      t('Ronde korrel voor beton en drainage.', 'Rounded grain for concrete and drainage.'),
    ],
    split: [
      t('Siersplit', 'Decorative chippings'),
      t(
        'Gebroken korrel die blijft liggen onder voet en wiel.',
        'Angular grain that stays put underfoot.',
      ),
    ],
  },
  axes: {
    kind: [
      'grind 4-16',
      'grind 4-32',
      'basalt 8-16',
      'basalt 16-32',
      'ardenner 8-16',
      'castle 8-16',
      'dolomiet 8-16',
      'roodsplit 8-16',
      'menggranulaat 0-31',
    ],
    kg: [500, 750, 1000, 1500],
  },
  draft: (v) => {
    const stone = STONES[v.kind];
    const plain = v.kind.startsWith('grind') || v.kind.startsWith('meng');
    const m2 = Math.round(v.kg / 75);
    return {
      name: t(`${stone.nl} bigbag ${v.kg} kg`, `${stone.en} bulk bag ${v.kg} kg`),
      leaf: plain ? 'grind' : 'split',
      price: 14 + (stone.eur * v.kg) / 1000,
      unit: 'bigbag',
      per: [v.kg, 'kg'],
      mm: [900, 900, 900],
      kg: v.kg,
      color: stone.color,
      attrs: [
        measureAttribute('gewicht', v.kg, 'kg'),
        valueAttribute('verbruik', '1500 kg/m³'),
        valueAttribute('korrel', `${/\d+-[\d.,]+/.exec(stone.en)?.[0]} mm`),
        colour(stone.color),
      ],
      specs: [t(`${v.kg} kg`, `${v.kg} kg`), t(`± ${m2} m² bij 5 cm`, `about ${m2} m² at 5 cm`)],
      intro: [
        t(
          `${stone.nl}, ${colorName(stone.color).nl} van kleur, in een bigbag van ${v.kg} kg.`,
          `${stone.en}, ${colorName(stone.color).en} in colour, in a ${v.kg} kg bulk bag.`,
        ),
        t(
          `Met ${v.kg} kg ${stone.nl.toLowerCase()} bedek je ongeveer ${m2} m² in een laag van 5 cm.`,
          `${v.kg} kg of ${stone.en.toLowerCase()} covers about ${m2} m² at 5 cm deep.`,
        ),
      ],
      facts: [
        t(
          'Gewassen: geeft na de eerste bui geen stof meer',
          'Washed: no dust after the first shower',
        ),
        t(
          'Vorstbestand natuurmateriaal; tint kan per partij verschillen',
          'Frost-proof natural stone; shade may vary by batch',
        ),
        t(
          plain
            ? 'Volumegewicht ongeveer 1~650 kg per m³'
            : 'Hoekige korrel, rolt niet weg onder een fietswiel',
          plain
            ? 'Bulk density about 1,650 kg per m³'
            : 'Angular grain that does not roll away under a bicycle',
        ),
      ],
      advice: [
        t(
          'Leg worteldoek onder siersplit en sluit de randen op, dan blijft de laag schoon.',
          'Lay weed fabric below and edge the bed, and the layer stays clean.',
        ),
        t(
          'Gebruik op een oprit splitplaten: zonder platen rijd je sporen.',
          'Use gravel grids on a drive: without them wheels leave ruts.',
        ),
      ],
      large: true,
    };
  },
});
