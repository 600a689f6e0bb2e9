import { mm, txt, val } from '../attributes.ts';
import { type Family, family } from '../family.ts';
import type { ColorKey } from '../palette.ts';
import { lowerFirst, same, t, ts } from '../texts.ts';

const FINISH = {
  nylon: [
    t('', ''),
    t('nylon', 'nylon'),
    1,
    'grijs',
    t('Vorstvast tot -40 °C, roest en rot niet', 'Frost proof to -40 °C, does not rust or rot'),
  ],
  verzinkt: [
    t('verzinkt', 'zinc plated'),
    t('verzinkt staal', 'zinc-plated steel'),
    1,
    'verzinkt',
    t('Voor droge ruimten binnen', 'For dry interiors'),
  ],
  geel: [
    t('geel verzinkt', 'yellow zinc'),
    t('geel gechromateerd staal', 'yellow chromated steel'),
    1.05,
    'geelverzinkt',
    t('Gechromateerd: voor binnen en onder een overstek', 'Chromated: indoors and under cover'),
  ],
  rvsA2: [
    t('RVS A2', 'A2 stainless'),
    t('roestvast staal A2', 'A2 stainless steel'),
    3.1,
    'rvs',
    t('Roest niet in weer en wind; niet voor zwembaden', 'Does not rust outdoors; not for pools'),
  ],
  rvsA4: [
    t('RVS A4', 'A4 stainless'),
    t('roestvast staal A4', 'A4 stainless steel'),
    4.3,
    'rvs',
    t('Zuurbestendig: ook aan zee en bij dieren', 'Acid resistant: fit for coast and stables'),
  ],
  fosfaat: [
    t('gefosfateerd', 'phosphated'),
    t('gefosfateerd staal', 'phosphated steel'),
    0.9,
    'gefosfateerd',
    t('Fosfaatlaag houdt stuc en verf vast', 'Phosphate layer takes filler and paint'),
  ],
  thermisch: [
    t('thermisch verzinkt', 'hot-dip galvanised'),
    t('thermisch verzinkt staal', 'hot-dip galvanised steel'),
    1.7,
    'zink',
    t('Dikke zinklaag voor buitenwerk', 'Heavy zinc layer for outdoor work'),
  ],
  zwart: [
    t('zwart', 'black'),
    t('zwart gelakt staal', 'black coated steel'),
    1.35,
    'zwart',
    t('Zwart gelakt voor zichtwerk', 'Black coated for exposed work'),
  ],
} as const satisfies Record<
  string,
  readonly [ReturnType<typeof t>, ReturnType<typeof t>, number, ColorKey, ReturnType<typeof t>]
>;
type FinishKey = keyof typeof FINISH;

interface FastenerSpec {
  key: Family['key'];
  group: string;
  weight: number;
  name: [string, string];
  text: [string, string];
  /** As it stands in the product's name. */
  label: [string, string];
  finishes: readonly FinishKey[];
  /** Diameter → lengths. A length of 0 means: none in the name (nuts, washers). */
  sizes: Record<string, readonly number[]>;
  packs: readonly number[];
  variants: readonly (readonly [nl: string, en: string])[];
  variantCode: 'aandrijving' | 'uitvoering' | 'kop';
  metric?: boolean;
  /** Euros for one of 4 x 40 mm. */
  each: number;
  use: [string, string][];
  facts: [string, string][];
  advice: [string, string][];
  leafBy?: 'finish';
}

const LEAF_TEXT: Record<FinishKey, [string, string]> = {
  nylon: ['', ''],
  verzinkt: ['Voor binnen en droog werk.', 'For indoor and dry work.'],
  geel: ['Met extra chromaatlaag.', 'With an extra chromate layer.'],
  rvsA2: ['Voor buiten, blijft blank.', 'For outdoors, stays bright.'],
  rvsA4: ['Voor zee, stal en zwembad.', 'For coast, stable and pool.'],
  fosfaat: ['Zwart, hecht goed onder afwerking.', 'Black, holds well under finishes.'],
  thermisch: ['Dikke zinklaag voor buiten.', 'Heavy zinc for outdoors.'],
  zwart: ['Voor zichtwerk.', 'For exposed work.'],
};

function fastener(spec: FastenerSpec): Family {
  const sizes = Object.entries(spec.sizes).flatMap(([d, lengths]) =>
    lengths.map((l): [number, number] => [Number(d), l]),
  );
  return family({
    key: spec.key,
    group: spec.group,
    brands: 'schroef',
    weight: spec.weight,
    name: t(...spec.name),
    text: t(...spec.text),
    ...(spec.leafBy && {
      leaves: Object.fromEntries(
        spec.finishes.map((finish) => [
          finish,
          [
            t(
              `${spec.name[0]} ${FINISH[finish][0].nl}`,
              `${FINISH[finish][0].en} ${spec.name[1].toLowerCase()}`,
            ),
            t(...LEAF_TEXT[finish]),
          ],
        ]),
      ),
    }),
    axes: { variant: spec.variants, size: sizes, finish: spec.finishes, pack: spec.packs },
    // Heavy sizes come in small boxes, light ones in big boxes.
    valid: ({ size: [d, l], pack }) => {
      const volume = d * d * Math.max(l, 8);
      return volume * pack < 1_900_000 && volume * pack > 900;
    },
    draft: ({ variant, size: [d, l], finish, pack }) => {
      const [label, material, factor, color, weather] = FINISH[finish];
      const finished = t(label.nl && `${label.nl} `, label.en && `${label.en} `);
      const bulk =
        pack >= 500 ? 0.62 : pack >= 200 ? 0.72 : pack >= 100 ? 0.82 : pack >= 50 ? 0.92 : 1.25;
      const each = spec.each * (0.25 + (d * d * Math.max(l, 10)) / 850) * factor;
      const dims = `${spec.metric ? 'M' : ''}${d}${l > 0 ? `x${l}` : ''}${spec.metric ? '' : ' mm'}`;
      const nl = `${spec.label[0]} ${variant[0]}`.trim();
      const en = `${spec.label[1]} ${variant[1]}`.trim();
      const grams = Math.max(1, Math.round(d * d * Math.max(l, d) * 0.0055 * pack));
      const use = spec.use[((d * 7 + l) % spec.use.length) | 0]!;
      return {
        name: t(
          `${nl} ${dims} ${finished.nl}${pack} st`,
          `${en} ${dims} ${finished.en}${pack} pcs`,
        ),
        ...(spec.leafBy && { leaf: finish }),
        price: Math.max(1.1, each * pack * bulk + 0.7),
        unit: pack >= 50 ? 'doos' : 'pak',
        mm: [null, null, null],
        kg: grams / 1000,
        color,
        material,
        size: dims,
        attrs: [
          ...(spec.metric ? [val('schroefdraad', `M${d}`)] : mm({ diameter: d })),
          ...(l > 0 ? mm({ lengte: l }) : []),
          txt('materiaal', material),
          ...(variant[0] ? [txt(spec.variantCode, t(...variant))] : []),
          txt('aantal', t(`${pack} stuks`, `${pack} pieces`)),
        ],
        specs: [same(dims), t(`${pack} stuks`, `${pack} pieces`)],
        intro: ts(
          [
            `${nl} ${dims} in ${material.nl}, ${use[0]}. Per ${pack} stuks.`,
            `${en} ${dims} in ${material.en}, ${use[1]}. Pack of ${pack}.`,
          ],
          [
            `${pack} stuks ${lowerFirst(nl)} ${dims}, ${label.nl || material.nl}, ${use[0]}.`,
            `${pack} pieces of ${lowerFirst(en)} ${dims}, ${label.en || material.en}, ${use[1]}.`,
          ],
        ),
        facts: [
          weather,
          ...ts(...spec.facts),
          t(
            `Verpakking weegt ongeveer ${grams >= 1000 ? `${Math.round(grams / 100) / 10} kg` : `${grams} g`}`,
            `Pack weighs about ${grams >= 1000 ? `${Math.round(grams / 100) / 10} kg` : `${grams} g`}`,
          ),
        ],
        advice: ts(...spec.advice),
      };
    },
  });
}

const spaanplaatschroef = fastener({
  key: 'spaanplaatschroef',
  group: 'schroeven',
  weight: 34,
  each: 0.055,
  leafBy: 'finish',
  name: ['Spaanplaatschroeven', 'Chipboard screws'],
  text: [
    'De schroef voor hout en plaat, met deeldraad of voldraad.',
    'The screw for timber and board, part or full thread.',
  ],
  label: ['Spaanplaatschroef', 'Chipboard screw'],
  finishes: ['verzinkt', 'geel', 'rvsA2', 'zwart'],
  sizes: {
    3: [16, 20, 25, 30],
    3.5: [16, 20, 25, 30, 35, 40],
    4: [20, 25, 30, 35, 40, 45, 50, 60],
    4.5: [30, 35, 40, 45, 50, 60, 70],
    5: [30, 40, 50, 60, 70, 80, 100, 120],
    6: [50, 60, 80, 100, 120, 140, 160, 180, 200],
  },
  packs: [25, 50, 100, 200, 500, 1000],
  variants: [
    ['TX', 'TX'],
    ['PZ', 'PZ'],
    ['TX bolkop', 'TX pan head'],
    ['TX tellerkop', 'TX wafer head'],
  ],
  variantCode: 'aandrijving',
  use: [
    ['voor plaat op regelwerk', 'for board on studs'],
    ['voor kasten en betimmering', 'for cabinets and panelling'],
    ['voor vuren en plaatmateriaal', 'for spruce and sheet material'],
  ],
  facts: [
    ['Freesribben onder de kop: zakt vanzelf vlak weg', 'Ribs below the head: countersinks itself'],
    [
      'Scherpe punt, voorboren is in zachthout niet nodig',
      'Sharp point, no pilot hole in softwood',
    ],
    ['Glijcoating verlaagt het indraaimoment', 'Waxed to lower driving torque'],
  ],
  advice: [
    [
      'Neem een schroef van tweeënhalf keer de dikte van het deel dat je vastzet.',
      'Choose a screw two and a half times the thickness of the part you fix.',
    ],
    [
      'Boor voor in hardhout en binnen 50 mm van de rand.',
      'Pre-drill in hardwood and within 50 mm of an edge.',
    ],
  ],
});
const gipsplaatschroef = fastener({
  key: 'gipsplaatschroef',
  group: 'schroeven',
  weight: 12,
  each: 0.04,
  name: ['Gipsplaatschroeven', 'Drywall screws'],
  text: [
    'Trompetkop die het karton niet stuktrekt, los of op band.',
    'Bugle head that does not tear the paper, loose or collated.',
  ],
  label: ['Gipsplaatschroef', 'Drywall screw'],
  finishes: ['fosfaat', 'verzinkt'],
  sizes: { 3.5: [25, 30, 35, 45, 55], 3.9: [25, 30, 35, 45, 55], 4.2: [55, 65, 75] },
  packs: [100, 200, 250, 500, 1000],
  variants: [
    ['fijne draad', 'fine thread'],
    ['grove draad', 'coarse thread'],
    ['boorpunt', 'drill point'],
    ['fijne draad op band', 'fine thread collated'],
  ],
  variantCode: 'uitvoering',
  use: [
    ['voor gipsplaat op metaal of hout', 'for plasterboard on metal or timber'],
    ['voor enkele en dubbele beplating', 'for single and double boarding'],
  ],
  facts: [
    ['Trompetkop sluit vlak met het karton', 'Bugle head sits flush with the paper'],
    ['Fijne draad voor metaal, grove voor hout', 'Fine thread for metal, coarse for timber'],
    ['Kruiskop PH2', 'Phillips PH2 drive'],
  ],
  advice: [
    [
      'Stel de diepteaanslag zo af dat de kop net onder het karton ligt zonder het te scheuren.',
      'Set the depth stop so that the head lies just below the paper without tearing it.',
    ],
  ],
});
const zelftapper = fastener({
  key: 'zelftapper',
  group: 'schroeven',
  weight: 12,
  each: 0.06,
  name: ['Zelftappers & zelfborende schroeven', 'Self-tapping screws'],
  text: [
    'Voor plaatstaal en profielen, met of zonder boorpunt.',
    'For sheet steel and profiles, with or without drill point.',
  ],
  label: ['', ''],
  finishes: ['verzinkt', 'rvsA2', 'zwart'],
  sizes: {
    2.9: [9.5, 13, 16, 19],
    3.5: [9.5, 13, 16, 19, 25, 32],
    3.9: [13, 16, 19, 25, 32, 38],
    4.2: [13, 16, 19, 25, 32, 38, 50],
    4.8: [13, 16, 19, 25, 32, 38, 50],
    5.5: [19, 25, 32, 38, 50, 70],
    6.3: [19, 25, 38, 50, 70, 90],
  },
  packs: [50, 100, 200, 500],
  variants: [
    ['Plaatschroef bolkop DIN 7981', 'Self-tapper pan head DIN 7981'],
    ['Plaatschroef verzonken kop DIN 7982', 'Self-tapper countersunk DIN 7982'],
    ['Zelfborende schroef zeskant DIN 7504-K', 'Self-drilling screw hex DIN 7504-K'],
    ['Zelfborende schroef bolkop DIN 7504-N', 'Self-drilling screw pan head DIN 7504-N'],
  ],
  variantCode: 'kop',
  use: [
    ['voor plaatstaal tot 3 mm', 'for sheet steel up to 3 mm'],
    ['voor goten, profielen en dakplaat', 'for gutters, profiles and roof sheet'],
  ],
  facts: [
    ['Gehard: snijdt zelf draad in staal', 'Hardened: cuts its own thread in steel'],
    ['Verkrijgbaar met EPDM-ring voor dakplaat', 'Available with EPDM washer for roof sheet'],
  ],
  advice: [
    [
      'Boor zonder slag en op laag toerental, anders brandt de punt.',
      'Drive without impact at low speed or the point burns.',
    ],
  ],
});
const houtdraadbout = fastener({
  key: 'houtdraadbout',
  group: 'schroeven',
  weight: 8,
  each: 0.075,
  name: ['Houtdraadbouten & constructieschroeven', 'Coach & structural screws'],
  text: [
    'Voor dragende verbindingen in balken en regels.',
    'For load-bearing joints in beams and studs.',
  ],
  label: ['Houtdraadbout', 'Coach screw'],
  finishes: ['verzinkt', 'thermisch', 'rvsA2'],
  sizes: {
    6: [40, 50, 60, 80, 100],
    8: [50, 60, 80, 100, 120, 140, 160],
    10: [60, 80, 100, 120, 160, 200],
    12: [80, 100, 120, 160, 200],
  },
  packs: [5, 10, 25, 50, 100],
  variants: [
    ['zeskant DIN 571', 'hex DIN 571'],
    ['tellerkop TX', 'wafer head TX'],
  ],
  variantCode: 'kop',
  use: [
    ['voor balken, poeren en schuttingpalen', 'for beams, post shoes and fence posts'],
    ['voor dragende houtverbindingen', 'for structural timber joints'],
  ],
  facts: [
    ['CE volgens EN 14592', 'CE marked to EN 14592'],
    ['Gebruik een ring onder de zeskant in zachthout', 'Use a washer under the hex in softwood'],
  ],
  advice: [
    [
      'Boor 70% van de diameter voor en vet de draad in met zeep of was.',
      'Drill a pilot of 70% of the diameter and wax the thread.',
    ],
  ],
});
const M_SIZES = {
  4: [10, 16, 20, 25, 30, 40],
  5: [10, 16, 20, 25, 30, 40, 50],
  6: [12, 16, 20, 25, 30, 40, 50, 60, 80],
  8: [16, 20, 25, 30, 40, 50, 60, 80, 100, 120],
  10: [20, 25, 30, 40, 50, 60, 80, 100, 120, 150],
  12: [25, 30, 40, 50, 60, 80, 100, 120, 150, 200],
  16: [40, 50, 60, 80, 100, 120, 150, 200],
};
const bout = fastener({
  key: 'bout',
  group: 'bouten-moeren-en-ringen',
  weight: 20,
  each: 0.05,
  metric: true,
  leafBy: 'finish',
  name: ['Bouten', 'Bolts'],
  text: [
    'Metrische bouten volgens DIN en ISO, klasse 8~8 of rvs.',
    'Metric bolts to DIN and ISO, grade 8~8 or stainless.',
  ],
  label: ['', ''],
  finishes: ['verzinkt', 'thermisch', 'rvsA2', 'rvsA4'],
  sizes: M_SIZES,
  packs: [5, 10, 25, 50, 100, 200],
  variants: [
    ['Zeskantbout DIN 933', 'Hex bolt DIN 933'],
    ['Zeskantbout deeldraad DIN 931', 'Hex bolt part thread DIN 931'],
    ['Slotbout DIN 603', 'Carriage bolt DIN 603'],
    ['Inbusbout DIN 912', 'Socket cap screw DIN 912'],
    ['Inbusbout verzonken DIN 7991', 'Countersunk socket screw DIN 7991'],
  ],
  variantCode: 'uitvoering',
  use: [
    ['voor staal en doorgaande houtverbindingen', 'for steel and through-bolted timber'],
    ['voor machines, hekwerk en staalbouw', 'for machines, railings and steelwork'],
  ],
  facts: [
    ['Sterkteklasse 8~8; rvs is A2-70 of A4-80', 'Grade 8~8; stainless is A2-70 or A4-80'],
    ['Spoed volgens ISO grof', 'ISO coarse pitch'],
    ['Moer en ring apart te bestellen', 'Nut and washer sold separately'],
  ],
  advice: [
    [
      'Laat minstens twee gangen draad buiten de moer steken.',
      'Let at least two threads stand proud of the nut.',
    ],
    ['Vet rvs draad in: droog vreet het vast.', 'Grease stainless threads: dry they seize.'],
  ],
});
const moer = fastener({
  key: 'moer',
  group: 'bouten-moeren-en-ringen',
  weight: 9,
  each: 0.06,
  metric: true,
  name: ['Moeren', 'Nuts'],
  text: ['Zeskant-, borg-, dop- en vleugelmoeren.', 'Hex, lock, dome and wing nuts.'],
  label: ['', ''],
  finishes: ['verzinkt', 'thermisch', 'rvsA2', 'rvsA4'],
  sizes: {
    3: [0],
    4: [0],
    5: [0],
    6: [0],
    8: [0],
    10: [0],
    12: [0],
    14: [0],
    16: [0],
    20: [0],
    24: [0],
  },
  packs: [5, 10, 25, 50, 100, 200, 500],
  variants: [
    ['Zeskantmoer DIN 934', 'Hex nut DIN 934'],
    ['Borgmoer DIN 985', 'Lock nut DIN 985'],
    ['Dopmoer DIN 1587', 'Dome nut DIN 1587'],
    ['Vleugelmoer DIN 315', 'Wing nut DIN 315'],
    ['Flensmoer DIN 6923', 'Flange nut DIN 6923'],
  ],
  variantCode: 'uitvoering',
  use: [['voor bouten en draadeinden', 'for bolts and threaded rod']],
  facts: [
    ['Klasse 8, past op 8~8', 'Class 8, matches 8~8 bolts'],
    ['ISO grof, linksdraaiend op bestelling', 'ISO coarse, left hand to order'],
  ],
  advice: [
    [
      'Gebruik een borgmoer één keer: daarna klemt de nylonring minder.',
      'Use a lock nut once: after that the nylon grips less.',
    ],
  ],
});
const ring = fastener({
  key: 'ring',
  group: 'bouten-moeren-en-ringen',
  weight: 8,
  each: 0.025,
  metric: true,
  name: ['Ringen', 'Washers'],
  text: ['Sluit-, veer- en carrosserieringen.', 'Flat, spring and penny washers.'],
  label: ['', ''],
  finishes: ['verzinkt', 'thermisch', 'rvsA2', 'rvsA4'],
  sizes: {
    3: [0],
    4: [0],
    5: [0],
    6: [0],
    8: [0],
    10: [0],
    12: [0],
    14: [0],
    16: [0],
    20: [0],
    24: [0],
  },
  packs: [10, 25, 50, 100, 200, 500],
  variants: [
    ['Sluitring DIN 125', 'Flat washer DIN 125'],
    ['Carrosseriering DIN 9021', 'Penny washer DIN 9021'],
    ['Veerring DIN 127', 'Spring washer DIN 127'],
    ['Tandveerring DIN 6798', 'Toothed washer DIN 6798'],
    ['Volgring hout DIN 440', 'Timber washer DIN 440'],
  ],
  variantCode: 'uitvoering',
  use: [['om de druk onder kop en moer te verdelen', 'to spread load under head and nut']],
  facts: [
    ['Binnenmaat past op de genoemde draad', 'Bore suits the stated thread'],
    ['Braamvrij gestanst', 'Stamped without burrs'],
  ],
  advice: [
    [
      'Leg in hout altijd een brede ring onder kop en moer.',
      'In timber always use a wide washer under head and nut.',
    ],
  ],
});
const plug = fastener({
  key: 'plug',
  group: 'pluggen-en-ankers',
  weight: 14,
  each: 0.035,
  name: ['Pluggen', 'Wall plugs'],
  text: [
    'Voor steen, beton, gips en cellenbeton.',
    'For masonry, concrete, plasterboard and aerated block.',
  ],
  label: ['', ''],
  finishes: ['nylon'],
  sizes: {
    5: [25, 30],
    6: [30, 40, 50],
    8: [40, 50, 60, 80],
    10: [50, 60, 80, 100, 120],
    12: [60, 80, 120, 140],
    14: [70, 100, 140],
  },
  packs: [5, 10, 20, 25, 50, 100, 200],
  variants: [
    ['Nylonplug', 'Nylon plug'],
    ['Universele plug', 'Universal plug'],
    ['Gipsplaatplug', 'Plasterboard plug'],
    ['Kozijnplug met schroef', 'Frame fixing with screw'],
    ['Slagplug', 'Hammer fixing'],
    ['Hollewandplug', 'Cavity fixing'],
    ['Cellenbetonplug', 'Aerated block plug'],
  ],
  variantCode: 'uitvoering',
  use: [
    ['voor wand en plafond', 'for wall and ceiling'],
    ['voor kozijnen, leuningen en lampen', 'for frames, handrails and lights'],
  ],
  facts: [
    ['Kraag voorkomt dat de plug te diep zakt', 'Collar stops the plug going too deep'],
    ['Boordiameter is gelijk aan de plugmaat', 'Drill the size of the plug'],
  ],
  advice: [
    [
      'Zuig het boorgat schoon: boorstof halveert de houdkracht.',
      'Clear dust from the hole: it halves the hold.',
    ],
    ['Boor 10 mm dieper dan de plug lang is.', 'Drill 10 mm deeper than the plug.'],
  ],
});
const keilbout = fastener({
  key: 'keilbout',
  group: 'pluggen-en-ankers',
  weight: 9,
  each: 0.11,
  metric: true,
  name: ['Keilbouten & ankers', 'Anchor bolts'],
  text: ['Zware verankering in beton, met ETA.', 'Heavy anchoring in concrete, with ETA.'],
  label: ['', ''],
  finishes: ['verzinkt', 'thermisch', 'rvsA4'],
  sizes: {
    6: [45, 65, 85],
    8: [60, 75, 95, 115],
    10: [70, 90, 110, 130, 160],
    12: [80, 100, 120, 150, 180],
    16: [105, 125, 145, 180, 220],
  },
  packs: [2, 4, 10, 20, 25, 50],
  variants: [
    ['Doorsteekanker', 'Through bolt'],
    ['Keilbout', 'Sleeve anchor'],
    ['Betonschroef', 'Concrete screw'],
    ['Inslaganker', 'Drop-in anchor'],
  ],
  variantCode: 'uitvoering',
  use: [
    [
      'voor kolommen, leuningen en machines op beton',
      'for columns, railings and machines on concrete',
    ],
  ],
  facts: [
    ['ETA-beoordeeld voor ongescheurd beton C20/25', 'ETA assessed for uncracked C20/25 concrete'],
    ['Diepte staat gemerkt op de schacht', 'Depth marked on the shank'],
  ],
  advice: [
    [
      'Draai aan met een momentsleutel volgens de waarde op de doos.',
      'Tighten with a torque wrench to the value on the box.',
    ],
    [
      'Houd minstens tien keer de diameter tot de betonrand.',
      'Keep ten diameters from the concrete edge.',
    ],
  ],
});
const spijker = fastener({
  key: 'spijker',
  group: 'spijkers',
  weight: 8,
  each: 0.03,
  name: ['Draadnagels', 'Nails'],
  text: ['Blank of verzinkt, per pak.', 'Bright or galvanised, by the pack.'],
  label: ['Draadnagel', 'Nail'],
  finishes: ['verzinkt', 'thermisch', 'rvsA2'],
  sizes: {
    2: [30, 40, 50],
    2.5: [40, 50, 60],
    2.8: [50, 60, 70],
    3.1: [65, 75, 80, 90],
    3.8: [90, 100],
    4.6: [100, 110, 130],
    5.5: [140, 160],
  },
  packs: [50, 100, 200, 250, 500, 1000],
  variants: [
    ['platkop', 'flat head'],
    ['verlorenkop', 'lost head'],
    ['asfaltnagel', 'felt nail'],
    ['ringnagel', 'ring shank'],
  ],
  variantCode: 'kop',
  use: [['voor regelwerk, bekisting en dakbeschot', 'for studwork, formwork and boarding']],
  facts: [
    ['Geruite kop: de hamer glijdt niet weg', 'Chequered head: the hammer does not slip'],
    ['Punt met vier facetten', 'Four-sided point'],
  ],
  advice: [
    [
      'Sla de punt stomp als je dicht bij de kop van een plank spijkert: dan splijt hij niet.',
      'Blunt the point when nailing near a board end and it will not split.',
    ],
  ],
});

export const FASTENERS: Family[] = [
  spaanplaatschroef,
  gipsplaatschroef,
  zelftapper,
  houtdraadbout,
  bout,
  moer,
  ring,
  plug,
  keilbout,
  spijker,
];
