import { measureAttribute, textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { t } from '../../texts.ts';

const SANDS = {
  ophoogzand: {
    nl: 'Ophoogzand',
    en: 'Fill sand',
    eur: 52,
    use: ['onder vloeren en bestrating', 'under floors and paving'],
  },
  metselzand: {
    nl: 'Metselzand',
    en: 'Bricklaying sand',
    eur: 66,
    use: ['in metsel- en voegmortel', 'in masonry mortar'],
  },
  betonzand: {
    nl: 'Betonzand',
    en: 'Concreting sand',
    eur: 69,
    use: ['in beton en stampbeton', 'in concrete'],
  },
  straatzand: {
    nl: 'Straatzand',
    en: 'Paving sand',
    eur: 58,
    use: ['als straatlaag onder tegels en klinkers', 'as laying course under slabs and pavers'],
  },
  brekerzand: {
    nl: 'Brekerzand',
    en: 'Crusher sand',
    eur: 79,
    use: ['als drainerende straatlaag', 'as a free-draining laying course'],
  },
  zilverzand: {
    nl: 'Zilverzand',
    en: 'Silver sand',
    eur: 98,
    use: ['om voegen in te vegen', 'to sweep into joints'],
  },
} as const;

export const zandBigbag: Family = family({
  key: 'zand-bigbag',
  group: 'zand-en-grind',
  brands: 'bulk',
  name: t('Zand', 'Sand'),
  text: t(
    'Gezeefd zand in bigbags met vier hijslussen. Eén kuub weegt ongeveer 1~600 kg.',
    'Sieved sand in bulk bags with four lifting loops. A cubic metre weighs about 1,600 kg.',
  ),
  leaves: {
    ophogen: [
      t('Ophoog- & straatzand', 'Fill & paving sand'),
      t('Om op te hogen en onder de bestrating.', 'For raising levels and under paving.'),
    ],
    mortel: [
      t('Metsel- & betonzand', 'Building sand'),
      t('Gewassen zand voor mortel en beton.', 'Washed sand for mortar and concrete.'),
    ],
    voegen: [
      t('Voegzand', 'Jointing sand'),
      t('Fijn en droog, om in te vegen.', 'Fine and dry, for sweeping in.'),
    ],
  },
  axes: {
    kind: ['ophoogzand', 'metselzand', 'betonzand', 'straatzand', 'brekerzand', 'zilverzand'],
    grain: ['0-1', '0-2', '0-4'],
    kg: [500, 750, 1000, 1500],
  },
  valid: (v) =>
    v.kind === 'zilverzand' ? v.grain === '0-1' : v.kind !== 'betonzand' || v.grain === '0-4',
  draft: (v) => {
    const sand = SANDS[v.kind];
    return {
      name: t(
        `${sand.nl} ${v.grain} mm bigbag ${v.kg} kg`,
        `${sand.en} ${v.grain} mm bulk bag ${v.kg} kg`,
      ),
      leaf:
        v.kind === 'zilverzand'
          ? 'voegen'
          : v.kind === 'metselzand' || v.kind === 'betonzand'
            ? 'mortel'
            : 'ophogen',
      price: 12 + (sand.eur * v.kg) / 1000,
      unit: 'bigbag',
      per: [v.kg, 'kg'],
      mm: [900, v.kg === 500 ? 600 : 900, 900],
      kg: v.kg,
      color: 'zand',
      attrs: [
        textAttribute('uitvoering', t(sand.nl, sand.en)),
        valueAttribute('korrel', `${v.grain} mm`),
        measureAttribute('gewicht', v.kg, 'kg'),
        valueAttribute('verbruik', '1600 kg/m³'),
      ],
      specs: [t(`${v.kg} kg`, `${v.kg} kg`), t(`korrel ${v.grain} mm`, `${v.grain} mm grain`)],
      intro: [
        t(
          `${sand.nl} met een korrel van ${v.grain} mm, ${sand.use[0]}. Een bigbag van ${v.kg} kg is ongeveer ${(v.kg / 1600).toFixed(2)} m³.`,
          `${sand.en} of ${v.grain} mm grain, used ${sand.use[1]}. One ${v.kg} kg bag is about ${(v.kg / 1600).toFixed(2)} m³.`,
        ),
        t(
          `${v.kg} kg ${sand.nl.toLowerCase()} ${v.grain} mm in een bigbag met hijslussen, ${sand.use[0]}.`,
          `${v.kg} kg of ${sand.en.toLowerCase()}, ${v.grain} mm, in a bag with lifting loops, used ${sand.use[1]}.`,
        ),
      ],
      facts: [
        t(
          `Genoeg voor ${Math.round(v.kg / 80)} m² bij een laag van 5 cm`,
          `Covers ${Math.round(v.kg / 80)} m² at 5 cm deep`,
        ),
        t(
          'Met de kraanwagen over een schutting tot 2 m gehesen',
          'Craned over a fence up to 2 m high',
        ),
        t('Bigbag is van eenmalig gebruik en gaat bij het restafval', 'The bag is for single use'),
      ],
      advice: [
        t(
          'Breng zand aan in lagen van hooguit 20 cm en tril elke laag af. Reken op 10% inklinking.',
          'Lay sand in courses of at most 20 cm and compact each one. Allow 10% for settling.',
        ),
        t(
          'Dek de bigbag af bij regen: nat zand weegt tot een vijfde meer en laat zich slecht afreien.',
          'Cover the bag in rain: wet sand weighs up to a fifth more and screeds badly.',
        ),
      ],
      large: true,
    };
  },
});
