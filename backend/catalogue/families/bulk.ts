import { colour, mm, num, txt, val } from '../attributes.ts';
import { type Family, family } from '../family.ts';
import { colorName } from '../palette.ts';
import { t } from '../texts.ts';

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

const zand = family({
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
        txt('uitvoering', t(sand.nl, sand.en)),
        val('korrel', `${v.grain} mm`),
        num('gewicht', v.kg, 'kg'),
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

const grind = family({
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
        num('gewicht', v.kg, 'kg'),
        val('korrel', `${/\d+-[\d.,]+/.exec(stone.en)?.[0]} mm`),
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

const BRICK_SIZES = {
  WF: [210, 100, 50, 72],
  DF: [210, 100, 65, 58],
  VF: [210, 100, 40, 86],
  LF: [240, 90, 52, 63],
} as const;
const BRICK_COLORS = [
  'rood',
  'roodbont',
  'roodbruin',
  'bruin',
  'geel',
  'antraciet',
  'grijs',
  'wit',
  'heide',
] as const;
const FINISHES = {
  vormbak: t('vormbak', 'moulded'),
  handvorm: t('handvorm', 'hand-moulded'),
  strengpers: t('strengpers', 'extruded'),
  wasserstrich: t('wasserstrich', 'water-struck'),
};

const baksteen = family({
  key: 'baksteen',
  group: 'stenen-en-blokken',
  brands: 'steen',
  weight: 12,
  name: t('Gevelstenen', 'Facing bricks'),
  text: t(
    'Gebakken gevelstenen per pallet, in Waal-, dik- en langformaat.',
    'Fired facing bricks by the pallet, in the usual Dutch formats.',
  ),
  leaves: {
    rood: [
      t('Rood & bont', 'Red & mixed'),
      t('Van egaal rood tot genuanceerd bont.', 'From plain red to mixed shades.'),
    ],
    donker: [
      t('Bruin, grijs & antraciet', 'Brown, grey & anthracite'),
      t('Donkere stenen voor strakke gevels.', 'Dark bricks for crisp façades.'),
    ],
    licht: [
      t('Geel & wit', 'Yellow & white'),
      t('Lichte stenen die de zon pakken.', 'Light bricks that catch the sun.'),
    ],
  },
  axes: {
    color: BRICK_COLORS,
    format: ['WF', 'DF', 'VF', 'LF'],
    finish: ['vormbak', 'handvorm', 'strengpers', 'wasserstrich'],
  },
  draft: (v) => {
    const [l, w, h, m2] = BRICK_SIZES[v.format];
    const kg = Math.round(((l * w * h) / 1e6) * 1.75 * 10) / 10;
    const count = Math.round(980 / kg / 20) * 20;
    const f = FINISHES[v.finish];
    const c = colorName(v.color);
    return {
      name: t(
        `Gevelsteen ${f.nl} ${c.nl} ${v.format} ${l}x${w}x${h} mm pallet ${count} st`,
        `Facing brick ${f.en} ${c.en} ${v.format} ${l}x${w}x${h} mm pallet of ${count}`,
      ),
      leaf:
        v.color.startsWith('rood') || v.color === 'heide'
          ? 'rood'
          : v.color === 'geel' || v.color === 'wit'
            ? 'licht'
            : 'donker',
      price:
        count *
        (0.52 +
          h / 400 +
          (v.finish === 'handvorm' ? 0.14 : v.finish === 'wasserstrich' ? 0.1 : 0) +
          (v.color === 'antraciet' || v.color === 'wit' ? 0.12 : 0)),
      unit: 'pallet',
      per: [Math.round((count / m2) * 100) / 100, 'm²'],
      mm: [l, h, w],
      kg: count * kg,
      color: v.color,
      material: t('gebakken klei', 'fired clay'),
      attrs: [
        ...mm({ lengte: l, breedte: w, hoogte: h }),
        val('formaat', v.format),
        txt('afwerking', f),
        colour(v.color),
        txt('aantal', t(`${count} stuks`, `${count} pieces`)),
        val('stuksPerM2', m2),
      ],
      specs: [
        t(`${l} x ${w} x ${h} mm`, `${l} x ${w} x ${h} mm`),
        t(`${m2} st/m²`, `${m2} per m²`),
      ],
      intro: [
        t(
          `Gevelsteen in ${v.format}-formaat, ${f.nl}, ${c.nl}. Op de pallet liggen ${count} stenen: goed voor ${Math.floor(count / m2)} m² gevel.`,
          `Facing brick in ${v.format} format, ${f.en}, ${c.en}. The pallet holds ${count} bricks: enough for ${Math.floor(count / m2)} m² of wall.`,
        ),
        t(
          `Een ${f.nl}steen in ${c.nl} van ${l}x${w}x${h} mm; je verwerkt er ${m2} per m² met een voeg van 12 mm.`,
          `A ${c.en} ${f.en} brick of ${l}x${w}x${h} mm; lay ${m2} per m² with a 12 mm joint.`,
        ),
      ],
      facts: [
        t('Vorstbestand, klasse F2 volgens NEN-EN 771-1', 'Frost resistant, class F2 to EN 771-1'),
        t(`Een steen weegt ${kg} kg`, `One brick weighs ${kg} kg`),
        t(
          v.finish === 'strengpers'
            ? 'Strakke kanten en een gesloten huid'
            : 'Levendige korrel met een bezand oppervlak',
          v.finish === 'strengpers'
            ? 'Sharp edges and a closed face'
            : 'Lively grain with a sanded face',
        ),
        t('IW 3: normaal zuigend', 'Normal initial water absorption (IW 3)'),
      ],
      advice: [
        t(
          'Meng stenen uit minstens drie pallets, dan vallen verschillen in tint niet op.',
          'Mix bricks from at least three pallets so that shade differences do not show.',
        ),
        t(
          'Metsel niet onder 3 °C en dek vers werk af tegen regen.',
          'Do not lay below 3 °C and cover fresh work against rain.',
        ),
      ],
      large: true,
    };
  },
});

const block = (
  key: 'betonblok' | 'kalkzandsteen' | 'cellenbetonblok',
  nl: string,
  en: string,
  density: number,
  perDm3: number,
  material: [string, string],
  color: 'betongrijs' | 'wit' | 'lichtgrijs',
  text: [string, string],
  advice: [string, string][],
  widths: readonly number[],
): Family =>
  family({
    key,
    group: 'stenen-en-blokken',
    brands: 'steen',
    weight: 6,
    files: ['dop'],
    name: t(`${nl}${nl.endsWith('steen') ? '' : 'ken'}`, `${en}s`),
    text: t(...text),
    axes: { l: [298, 437, 600], h: [200, 248, 300], w: widths, edge: ['glad', 'veer-groef'] },
    valid: (v) => !(v.l === 298 && v.h === 300),
    draft: (v) => {
      const dm3 = (v.l * v.h * v.w) / 1e6;
      const kg = Math.round(dm3 * density * 10) / 10;
      const m2 = Math.round((1e6 / ((v.l + 3) * (v.h + 2))) * 10) / 10;
      const groove = v.edge === 'veer-groef';
      return {
        name: t(
          `${nl} ${v.l}x${v.h}x${v.w} mm${groove ? ' veer/groef' : ''}`,
          `${en} ${v.l}x${v.h}x${v.w} mm${groove ? ' tongue & groove' : ''}`,
        ),
        price: 0.35 + dm3 * perDm3 * (groove ? 1.08 : 1),
        unit: 'stuk',
        mm: [v.l, v.h, v.w],
        kg,
        color,
        material: t(...material),
        attrs: [
          ...mm({ lengte: v.l, hoogte: v.h, breedte: v.w }),
          txt(
            'kantafwerking',
            groove ? t('veer en groef', 'tongue and groove') : t('glad', 'plain'),
          ),
          num('gewicht', kg, 'kg'),
          val('stuksPerM2', m2),
        ],
        specs: [
          t(`${v.l} x ${v.h} x ${v.w} mm`, `${v.l} x ${v.h} x ${v.w} mm`),
          t(`${m2} st/m²`, `${m2} per m²`),
        ],
        intro: [
          t(
            `${nl} van ${v.w} mm dik voor ${v.w >= 150 ? 'dragende wanden' : 'scheidingswanden'}; per m² gaan er ${m2} in.`,
            `${en}, ${v.w} mm thick, for ${v.w >= 150 ? 'load-bearing walls' : 'partition walls'}; ${m2} to the m².`,
          ),
          t(
            `Blok van ${v.l}x${v.h}x${v.w} mm in ${material[0]}, ${kg} kg per stuk.`,
            `A ${v.l}x${v.h}x${v.w} mm block in ${material[1]}, ${kg} kg each.`,
          ),
        ],
        facts: [
          t(
            `Wand weegt ${Math.round(kg * m2)} kg per m²`,
            `The wall weighs ${Math.round(kg * m2)} kg per m²`,
          ),
          t('Brandklasse A1, onbrandbaar', 'Reaction to fire A1, non-combustible'),
          groove
            ? t(
                'Veer en groef: stootvoeg hoeft niet vol',
                'Tongue and groove: no mortar in the vertical joint',
              )
            : t('Gladde kop, te zagen met een steenzaag', 'Plain ends, cut with a masonry saw'),
          t(
            `Prijs per stuk; hele pallets zijn ${Math.round(900 / kg / 4) * 4} blokken`,
            `Price each; a full pallet holds ${Math.round(900 / kg / 4) * 4} blocks`,
          ),
        ],
        advice: advice.map(([a, b]) => t(a, b)),
        large: true,
      };
    },
  });

const betonblok = block(
  'betonblok',
  'Betonblok',
  'Concrete block',
  2.0,
  0.13,
  ['beton', 'concrete'],
  'betongrijs',
  [
    'Massieve betonblokken voor kelder, fundering en keerwand.',
    'Solid concrete blocks for basement, footing and retaining wall.',
  ],
  [
    [
      'Metsel in halfsteensverband met mortel M10 en wapen elke derde laag bij een keerwand.',
      'Lay in stretcher bond with M10 mortar and reinforce every third course in a retaining wall.',
    ],
    [
      'Zet de eerste laag waterpas in een volle mortelvoeg van 20 mm.',
      'Set the first course level in a full 20 mm bed.',
    ],
  ],
  [90, 140, 190],
);
const kalkzandsteen = block(
  'kalkzandsteen',
  'Kalkzandsteen',
  'Sand-lime block',
  1.75,
  0.11,
  ['kalkzandsteen', 'calcium silicate'],
  'wit',
  [
    'Maatvaste lijmblokken voor binnenwanden die dragen en geluid tegenhouden.',
    'Accurate thin-joint blocks for inner walls that bear and block sound.',
  ],
  [
    [
      'Verlijm met kalkzandsteenlijm in een voeg van 2 mm; een zak van 25 kg is genoeg voor ongeveer 1 m³ wand.',
      'Bond with sand-lime adhesive in a 2 mm joint; a 25 kg bag does about 1 m³ of wall.',
    ],
    [
      'Strijk leidingsleuven vol voor je stuct, anders tekent de sleuf door.',
      'Fill chases before plastering or they will show through.',
    ],
  ],
  [100, 120, 150, 214],
);
const cellenbetonblok = block(
  'cellenbetonblok',
  'Cellenbetonblok',
  'Aerated concrete block',
  0.55,
  0.22,
  ['cellenbeton', 'aerated concrete'],
  'lichtgrijs',
  [
    'Lichte blokken die je met een handzaag op maat maakt.',
    'Light blocks that you cut with a hand saw.',
  ],
  [
    [
      'Zaag met een cellenbetonzaag en verlijm in een voeg van 3 mm.',
      'Cut with a block saw and bond in a 3 mm joint.',
    ],
    [
      'Gebruik speciale cellenbetonpluggen: een gewone plug draait rond.',
      'Use plugs made for aerated concrete: ordinary ones spin.',
    ],
  ],
  [70, 100, 150, 200, 300],
);

const latei = family({
  key: 'betonlatei',
  group: 'palletgoederen',
  brands: 'steen',
  weight: 5,
  files: ['dop'],
  name: t('Betonlateien', 'Concrete lintels'),
  text: t(
    'Voorgespannen lateien boven deur en raam, per stuk.',
    'Prestressed lintels over doors and windows, sold singly.',
  ),
  axes: {
    w: [90, 100, 120, 150],
    h: [60, 120, 190],
    l: [900, 1000, 1200, 1400, 1600, 1800, 2000, 2400, 2800, 3000],
  },
  valid: (v) => !(v.h === 60 && v.l > 2000),
  draft: (v) => {
    const kg = Math.round((v.w * v.h * v.l * 2.4) / 1e6);
    const span = v.l - 200;
    return {
      name: t(
        `Betonlatei voorgespannen ${v.w}x${v.h}x${v.l} mm`,
        `Prestressed concrete lintel ${v.w}x${v.h}x${v.l} mm`,
      ),
      price: 4 + kg * 0.62,
      unit: 'stuk',
      per: [v.l / 1000, 'm'],
      mm: [v.l, v.h, v.w],
      kg,
      color: 'betongrijs',
      material: t('voorgespannen beton', 'prestressed concrete'),
      attrs: [...mm({ breedte: v.w, hoogte: v.h, lengte: v.l }), num('gewicht', kg, 'kg')],
      specs: [
        t(`${v.w} x ${v.h} mm`, `${v.w} x ${v.h} mm`),
        t(`lengte ${v.l} mm`, `length ${v.l} mm`),
      ],
      intro: [
        t(
          `Voorgespannen latei van ${v.l} mm voor een dagmaat tot ${span} mm, met 100 mm oplegging aan elke kant.`,
          `Prestressed lintel of ${v.l} mm for an opening up to ${span} mm, with 100 mm bearing at each end.`,
        ),
        t(
          `Latei ${v.w}x${v.h} mm, ${kg} kg, klaar om op het metselwerk te leggen.`,
          `A ${v.w}x${v.h} mm lintel of ${kg} kg, ready to set on the masonry.`,
        ),
      ],
      facts: [
        t('Betonsterkte C50/60', 'Concrete strength C50/60'),
        t(`Opleglengte minstens 100 mm per zijde`, 'Bearing of at least 100 mm per side'),
        t(
          kg > 50 ? 'Tillen met twee personen of de kraan' : 'Door één persoon te plaatsen',
          kg > 50 ? 'Lift with two people or a crane' : 'One person can place it',
        ),
      ],
      advice: [
        t(
          'Stempel de latei tot het metselwerk erboven is uitgehard, zeven dagen bij 15 °C.',
          'Prop the lintel until the masonry above has set, seven days at 15 °C.',
        ),
        t(
          'Leg de latei met het merkteken naar boven: de wapening ligt onderin.',
          'Set the lintel with its mark facing up: the strands lie at the bottom.',
        ),
      ],
      large: true,
    };
  },
});

const CEMENTS = {
  'CEM I 42,5 N': [t('portlandcement', 'Portland cement'), 1.12],
  'CEM I 52,5 R': [t('portlandcement snel', 'rapid Portland cement'), 1.3],
  'CEM II 32,5 N': [t('samengesteld cement', 'composite cement'), 0.98],
  'CEM III/B 42,5 N': [t('hoogovencement', 'blast-furnace cement'), 1],
} as const;

const cementPallet = family({
  key: 'cement-pallet',
  group: 'palletgoederen',
  brands: 'bulk',
  weight: 4,
  files: ['dop', 'safety'],
  safety: ['GHS05', 'GHS07'],
  warnings: [
    t(
      'Veroorzaakt huidirritatie en ernstig oogletsel. Draag handschoenen en een bril.',
      'Causes skin irritation and serious eye damage. Wear gloves and goggles.',
    ),
  ],
  name: t('Cement per pallet', 'Cement by the pallet'),
  text: t(
    'Hele pallets zakcement in folie, voor wie door de week blijft draaien.',
    'Full shrink-wrapped pallets of bagged cement for those who keep the mixer turning.',
  ),
  axes: {
    kind: ['CEM I 42,5 N', 'CEM I 52,5 R', 'CEM II 32,5 N', 'CEM III/B 42,5 N'],
    bags: [32, 40, 48, 56, 64],
    kg: [20, 25],
  },
  draft: (v) => {
    const [kind, factor] = CEMENTS[v.kind];
    const total = v.bags * v.kg;
    const en = v.kind.replace(',', '.');
    return {
      name: t(
        `Cement ${v.kind} ${v.kg} kg pallet ${v.bags} zakken`,
        `Cement ${en} ${v.kg} kg pallet of ${v.bags} bags`,
      ),
      price: total * 0.235 * factor,
      unit: 'pallet',
      per: [total, 'kg'],
      mm: [1200, 1000, 800],
      kg: total,
      color: 'grijs',
      attrs: [
        txt('uitvoering', kind),
        txt('sterkteklasse', t(v.kind, en)),
        num('gewicht', total, 'kg'),
        txt('aantal', t(`${v.bags} zakken`, `${v.bags} bags`)),
      ],
      specs: [t(`${v.bags} x ${v.kg} kg`, `${v.bags} x ${v.kg} kg`), t(v.kind, en)],
      intro: [
        t(
          `Pallet met ${v.bags} zakken ${kind.nl} ${v.kind} van ${v.kg} kg, samen ${total} kg.`,
          `Pallet of ${v.bags} bags of ${kind.en} ${en}, ${v.kg} kg each, ${total} kg in all.`,
        ),
        t(
          `${kind.nl.charAt(0).toUpperCase()}${kind.nl.slice(1)} ${v.kind} per pallet: ${v.bags} zakken onder een krimphoes.`,
          `${kind.en.charAt(0).toUpperCase()}${kind.en.slice(1)} ${en} by the pallet: ${v.bags} bags under shrink wrap.`,
        ),
      ],
      facts: [
        t(
          'Droog en van de grond bewaard drie maanden houdbaar',
          'Keeps three months if stored dry and off the ground',
        ),
        t('Chroomarm volgens de REACH-norm', 'Low in chromate as REACH requires'),
        t(
          `Goed voor ongeveer ${Math.round(total / 300)} m³ beton bij 300 kg per m³`,
          `Makes about ${Math.round(total / 300)} m³ of concrete at 300 kg per m³`,
        ),
      ],
      advice: [
        t(
          'Meng één deel cement op drie delen zand en twee delen grind voor werkbeton.',
          'Mix one part cement with three of sand and two of gravel for general concrete.',
        ),
        t('Verwerk aangemaakt cement binnen twee uur.', 'Use mixed cement within two hours.'),
      ],
      large: true,
    };
  },
});

export const BULK: Family[] = [
  zand,
  grind,
  baksteen,
  betonblok,
  kalkzandsteen,
  cellenbetonblok,
  latei,
  cementPallet,
];
