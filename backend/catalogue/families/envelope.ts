import { colour, mm, num, txt, val } from '../attributes.ts';
import { type Family, family } from '../family.ts';
import { colorName } from '../palette.ts';
import { same, t, ts } from '../texts.ts';

interface BoardSpec {
  key: Family['key'];
  group: string;
  weight: number;
  name: [string, string];
  text: [string, string];
  kinds: Record<string, [nl: string, en: string, factor: number]>;
  thick: readonly number[];
  sizes: readonly (readonly [number, number])[];
  lambda: number;
  perM2mm: number;
  density: number;
  pieces: (thick: number) => number;
  unit: 'pak' | 'rol' | 'stuk';
  color: 'geel' | 'wit' | 'zand' | 'beige' | 'groen';
  material: [string, string];
  fire: string;
  facts: [string, string][];
  advice: [string, string][];
  use: [string, string];
  warn?: boolean;
}

/** Insulation: its value follows from thickness and lambda, its price from thickness and area. */
const insulation = (spec: BoardSpec): Family =>
  family({
    key: spec.key,
    group: spec.group,
    brands: 'isolatie',
    weight: spec.weight,
    files: ['dop'],
    name: t(...spec.name),
    text: t(...spec.text),
    ...(spec.warn && {
      warnings: [
        t(
          'Vezels kunnen jeuken: draag handschoenen, lange mouwen en een stofmasker.',
          'Fibres may itch: wear gloves, long sleeves and a dust mask.',
        ),
      ],
    }),
    axes: { kind: Object.keys(spec.kinds), size: spec.sizes, thick: spec.thick },
    draft: ({ kind, size: [l, w], thick }) => {
      const [nl, en, factor] = spec.kinds[kind]!;
      const pieces = spec.unit === 'stuk' ? 1 : spec.pieces(thick);
      const m2 = Math.round(((l * w) / 1e6) * pieces * 100) / 100;
      const rd = Math.floor((thick / 1000 / spec.lambda) * 20) / 20;
      const content = pieces > 1 ? t(` pak ${pieces} st`, ` pack of ${pieces}`) : t('', '');
      return {
        name: t(
          `${nl} ${l}x${w}x${thick} mm Rd ${rd}${content.nl}`,
          `${en} ${l}x${w}x${thick} mm Rd ${rd}${content.en}`,
        ),
        price: 1.2 + m2 * (1 + thick * spec.perM2mm) * factor,
        unit: spec.unit,
        per: [m2, 'm²'],
        mm: [w, l, thick],
        kg: Math.round(m2 * thick * spec.density) / 1000 + 0.1,
        color: spec.color,
        material: t(...spec.material),
        attrs: [
          ...mm({ lengte: l, breedte: w, dikte: thick }),
          val('rd-waarde', `${rd} m²K/W`),
          val('lambda-waarde', `${spec.lambda} W/mK`),
          val('brandklasse', spec.fire),
          num('inhoud', m2, 'm²'),
          ...(pieces > 1 ? [txt('aantal', t(`${pieces} stuks`, `${pieces} pieces`))] : []),
        ],
        specs: [t(`Rd ${rd} m²K/W`, `Rd ${rd} m²K/W`), same(`${thick} mm`)],
        intro: ts(
          [
            `${nl} van ${thick} mm met een Rd-waarde van ${rd} m²K/W, ${spec.use[0]}. Inhoud ${m2} m².`,
            `${en} of ${thick} mm with an Rd value of ${rd} m²K/W, ${spec.use[1]}. Contains ${m2} m².`,
          ],
          [
            `Met ${thick} mm haal je Rd ${rd}; ${spec.unit === 'rol' ? 'de rol' : spec.unit === 'pak' ? 'het pak' : 'de plaat'} dekt ${m2} m². ${spec.use[0].charAt(0).toUpperCase()}${spec.use[0].slice(1)}.`,
            `${thick} mm gives Rd ${rd}; ${spec.unit === 'rol' ? 'the roll' : spec.unit === 'pak' ? 'the pack' : 'the board'} covers ${m2} m². ${spec.use[1].charAt(0).toUpperCase()}${spec.use[1].slice(1)}.`,
          ],
        ),
        facts: [
          ...ts(...spec.facts),
          t(
            `Lambda ${spec.lambda} W/mK, brandklasse ${spec.fire}`,
            `Lambda ${spec.lambda} W/mK, fire class ${spec.fire}`,
          ),
          t(
            rd >= 6.3
              ? 'Haalt de nieuwbouweis voor daken (Rc 6,3) in één laag'
              : rd >= 3.5
                ? 'Genoeg voor subsidie op spouw- en vloerisolatie (Rd 3,5)'
                : 'Te combineren met een tweede laag',
            rd >= 6.3
              ? 'Meets the new-build roof requirement (Rc 6.3) in one layer'
              : rd >= 3.5
                ? 'Enough for the floor insulation grant (Rd 3.5)'
                : 'Combine with a second layer',
          ),
        ],
        advice: ts(...spec.advice),
        large: l > 2000 || m2 > 6,
      };
    },
  });

const THICK = [40, 50, 60, 80, 90, 100, 120, 140] as const;
const pir = insulation({
  key: 'pir-plaat',
  group: 'isolatieplaten',
  weight: 11,
  name: ['PIR-platen', 'PIR boards'],
  text: [
    'De hoogste isolatiewaarde per centimeter.',
    'The highest insulation value per centimetre.',
  ],
  kinds: {
    dak: ['PIR-plaat dak alu', 'PIR roof board foil', 1.05],
    spouw: ['PIR-plaat spouw', 'PIR cavity board', 1],
    vloer: ['PIR-plaat vloer', 'PIR floor board', 0.98],
    gips: ['PIR-plaat met gips', 'PIR with plasterboard', 1.45],
  },
  thick: THICK,
  sizes: [
    [1200, 600],
    [1200, 1000],
    [2400, 1200],
    [1200, 2500],
    [2600, 600],
  ],
  lambda: 0.022,
  perM2mm: 0.205,
  density: 32,
  pieces: () => 1,
  unit: 'stuk',
  color: 'zand',
  material: ['polyisocyanuraat', 'polyisocyanurate'],
  fire: 'D-s2,d0',
  use: ['voor dak, spouw en vloer', 'for roof, cavity and floor'],
  facts: [
    ['Aluminium cachering aan beide zijden', 'Foil faced on both sides'],
    ['Drukvast 120 kPa: beloopbaar', '120 kPa compressive strength'],
  ],
  advice: [
    [
      'Tape alle naden met aluminiumtape en schuim kieren uit.',
      'Tape all joints with foil tape and foam the gaps.',
    ],
    [
      'Zaag met een fijn getande handzaag; snijd dunne platen met een mes.',
      'Cut with a fine saw; thin boards with a knife.',
    ],
  ],
});
const glaswol = insulation({
  key: 'glaswol-rol',
  group: 'isolatiewol',
  weight: 8,
  name: ['Glaswol', 'Glass wool'],
  text: ['Rollen en platen die zichzelf klemmen.', 'Rolls and slabs that hold by friction.'],
  kinds: {
    rol: ['Glaswol rol', 'Glass wool roll', 1],
    alu: ['Glaswol spijkerflensdeken', 'Glass wool flanged blanket', 1.35],
    akoestisch: ['Glaswol akoestische rol', 'Acoustic glass wool roll', 0.92],
  },
  thick: [45, 60, 75, 90, 100, 120, 140, 160, 180, 200, 220],
  sizes: [
    [3000, 600],
    [5000, 1200],
    [8400, 600],
    [6500, 450],
    [4000, 350],
  ],
  lambda: 0.035,
  perM2mm: 0.042,
  density: 16,
  pieces: () => 1,
  unit: 'rol',
  color: 'geel',
  material: ['glaswol', 'glass wool'],
  fire: 'A1',
  use: ['tussen regels en sporen', 'between studs and rafters'],
  facts: [
    [
      'Gecomprimeerd verpakt; veert binnen een uur op',
      'Compressed in its pack; recovers within an hour',
    ],
    ['Tot 80% gerecycled glas', 'Up to 80% recycled glass'],
  ],
  advice: [
    [
      'Snijd 10 mm breder dan de vakmaat, dan klemt de wol.',
      'Cut 10 mm wider than the bay so that it holds.',
    ],
    [
      'Sluit af met dampremmende folie aan de warme kant.',
      'Close with a vapour barrier on the warm side.',
    ],
  ],
  warn: true,
});
const rotswol = insulation({
  key: 'rotswol-plaat',
  group: 'isolatiewol',
  weight: 8,
  name: ['Rotswol', 'Stone wool'],
  text: [
    'Onbrandbaar en zwaar: tegen warmte, geluid en vuur.',
    'Non-combustible and dense: against heat, sound and fire.',
  ],
  kinds: {
    binnen: ['Rotswolplaat binnenwand', 'Stone wool partition slab', 0.9],
    spouw: ['Rotswolplaat spouw', 'Stone wool cavity slab', 1.05],
    dak: ['Rotswolplaat plat dak', 'Stone wool flat roof board', 2.2],
  },
  thick: [45, 50, 60, 75, 90, 100, 120, 140, 160],
  sizes: [
    [1000, 600],
    [1200, 600],
    [1000, 800],
  ],
  lambda: 0.036,
  perM2mm: 0.06,
  density: 45,
  pieces: (d) => Math.max(2, Math.round(480 / d)),
  unit: 'pak',
  color: 'beige',
  material: ['rotswol', 'stone wool'],
  fire: 'A1',
  use: ['voor wanden die stil en brandveilig moeten zijn', 'for quiet, fire-safe walls'],
  facts: [
    ['Smeltpunt boven 1~000 °C', 'Melts above 1,000 °C'],
    ['Neemt geen water op uit de spouw', 'Does not draw water from the cavity'],
  ],
  advice: [['Laat platen in halfsteensverband verspringen.', 'Stagger the slabs.']],
  warn: true,
});
const eps = insulation({
  key: 'eps-plaat',
  group: 'isolatieplaten',
  weight: 7,
  name: ['EPS-platen', 'EPS boards'],
  text: ['Lichte piepschuimplaten voor vloer en gevel.', 'Light polystyrene for floor and façade.'],
  kinds: {
    eps100: ['EPS 100 vloerplaat', 'EPS 100 floor board', 1],
    eps200: ['EPS 200 zwaar belastbaar', 'EPS 200 heavy duty', 1.35],
    grafiet: ['EPS grafiet gevelplaat', 'EPS graphite façade board', 1.25],
  },
  thick: [20, 30, 40, 50, 60, 80, 100, 120, 150, 200],
  sizes: [
    [1000, 500],
    [1000, 1000],
    [1250, 600],
    [2500, 1200],
  ],
  lambda: 0.036,
  perM2mm: 0.085,
  density: 20,
  pieces: (d) => Math.max(2, Math.round(500 / d)),
  unit: 'pak',
  color: 'wit',
  material: ['geëxpandeerd polystyreen', 'expanded polystyrene'],
  fire: 'E',
  use: ['onder dekvloeren en achter stuc', 'under screeds and behind render'],
  facts: [
    ['Rot niet en neemt nauwelijks water op', 'Does not rot and takes up hardly any water'],
    ['Te snijden met een gloeidraad', 'Cut with a hot wire'],
  ],
  advice: [
    [
      'Verlijm met pasta zonder oplosmiddel: die tast EPS aan.',
      'Use solvent-free adhesive: solvents melt EPS.',
    ],
  ],
});

const tochtstrip = family({
  key: 'tochtstrip',
  group: 'kierdichting',
  brands: 'isolatie',
  weight: 6,
  name: t('Tochtstrips', 'Draught strips'),
  text: t(
    'Voor kieren van 1 tot 7 mm bij ramen en deuren.',
    'For gaps of 1 to 7 mm at windows and doors.',
  ),
  axes: {
    profile: ['P', 'E', 'D', 'schuim', 'borstel'],
    color: ['wit', 'bruin', 'zwart'],
    length: [1, 5, 6, 10, 25, 50, 100],
    w: [9, 12, 15],
  },
  valid: (v) => (v.profile === 'borstel') === (v.length === 1),
  draft: (v) => {
    const gap = { P: '3-5 mm', E: '1-3.5 mm', D: '3-7 mm', schuim: '1-4 mm', borstel: '5-15 mm' }[
      v.profile
    ];
    const nl =
      v.profile === 'borstel'
        ? 'Tochtborstel'
        : v.profile === 'schuim'
          ? 'Tochtband schuim'
          : `Tochtstrip ${v.profile}-profiel`;
    const en =
      v.profile === 'borstel'
        ? 'Door brush seal'
        : v.profile === 'schuim'
          ? 'Foam draught tape'
          : `Draught strip ${v.profile} profile`;
    return {
      name: t(
        `${nl} ${colorName(v.color).nl} ${v.w} mm ${v.length} m`,
        `${en} ${colorName(v.color).en} ${v.w} mm ${v.length} m`,
      ),
      price:
        v.profile === 'borstel'
          ? 7 + v.w * 0.3
          : 1.8 + v.length * (v.profile === 'schuim' ? 0.28 : 0.62) * (v.w / 10),
      unit: v.profile === 'borstel' ? 'stuk' : 'rol',
      per: [v.length, 'm'],
      mm: [v.w, v.length * 1000, 5],
      kg: v.length * 0.015,
      color: v.color,
      material:
        v.profile === 'schuim' ? t('pu-schuim', 'PU foam') : t('EPDM-rubber', 'EPDM rubber'),
      attrs: [
        num('breedte', v.w),
        num('lengte', v.length, 'm'),
        val('toepassing', gap),
        colour(v.color),
      ],
      specs: [t(`kier ${gap}`, `gap ${gap}`), same(`${v.length} m`)],
      intro: ts(
        [
          `${nl} voor kieren van ${gap}, ${colorName(v.color).nl}, ${v.length} m.`,
          `${en} for gaps of ${gap}, ${colorName(v.color).en}, ${v.length} m.`,
        ],
        [
          `Dicht een kier van ${gap} met ${v.length} m ${nl.toLowerCase()}.`,
          `Closes a gap of ${gap} with ${v.length} m of ${en.toLowerCase()}.`,
        ],
      ),
      facts: ts(
        ['Zelfklevend op schone verf of kunststof', 'Self-adhesive on clean paint or plastic'],
        [
          v.profile === 'schuim' ? 'Gaat ongeveer drie jaar mee' : 'Blijft tien jaar veerkrachtig',
          v.profile === 'schuim' ? 'Lasts about three years' : 'Stays springy for ten years',
        ],
        ['Geen schimmel of verharding bij vorst', 'Does not mould or harden in frost'],
      ),
      advice: ts([
        'Ontvet de sponning met spiritus en plak boven 10 °C.',
        'Degrease the rebate with spirit and apply above 10 °C.',
      ]),
    };
  },
});

const dakpan = family({
  key: 'dakpan',
  group: 'hellend-dak',
  brands: 'dak',
  weight: 8,
  name: t('Dakpannen', 'Roof tiles'),
  text: t(
    'Keramische en betonnen pannen, per stuk of per pallet.',
    'Clay and concrete tiles, singly or by the pallet.',
  ),
  axes: {
    model: ['sneldek', 'oude holle', 'verbeterde holle', 'tuile du nord', 'vlakke pan', 'romaans'],
    mat: ['beton', 'keramisch'],
    color: ['antraciet', 'zwart', 'rood', 'roodbruin', 'grijs', 'bruin'],
    finish: ['mat', 'geglazuurd', 'engobe'],
    pack: [1, 240],
  },
  valid: (v) => (v.mat === 'beton') === (v.finish === 'mat'),
  draft: (v) => {
    const m2 = {
      sneldek: 9.6,
      'oude holle': 16.5,
      'verbeterde holle': 14.5,
      'tuile du nord': 15,
      'vlakke pan': 10.4,
      romaans: 13,
    }[v.model];
    const en = {
      sneldek: 'Interlocking tile',
      'oude holle': 'Old hollow pantile',
      'verbeterde holle': 'Improved pantile',
      'tuile du nord': 'Northern tile',
      'vlakke pan': 'Flat tile',
      romaans: 'Roman tile',
    }[v.model];
    const fin = {
      mat: t('mat', 'matt'),
      geglazuurd: t('geglazuurd', 'glazed'),
      engobe: t('engobe', 'engobe'),
    }[v.finish];
    const c = colorName(v.color);
    const mat = v.mat === 'beton' ? t('beton', 'concrete') : t('keramisch', 'clay');
    return {
      name: t(
        `Dakpan ${v.model} ${mat.nl} ${c.nl} ${fin.nl}${v.pack > 1 ? ` pallet ${v.pack} st` : ''}`,
        `${en} ${mat.en} ${c.en} ${fin.en}${v.pack > 1 ? ` pallet of ${v.pack}` : ''}`,
      ),
      price:
        (13 / m2) *
        (v.mat === 'beton' ? 1 : 1.75) *
        (v.finish === 'geglazuurd' ? 1.45 : 1) *
        v.pack *
        (v.pack > 1 ? 0.92 : 1),
      unit: v.pack > 1 ? 'pallet' : 'stuk',
      per: [Math.round((v.pack / m2) * 1000) / 1000, 'm²'],
      mm: [Math.round(3300 / Math.sqrt(m2) / 3), 420, 45],
      kg: (Math.round((45 / m2) * 10) / 10) * v.pack,
      color: v.color,
      material: mat,
      attrs: [
        txt('materiaal', mat),
        txt('afwerking', fin),
        val('stuksPerM2', m2),
        ...(v.pack > 1 ? [txt('aantal', t(`${v.pack} stuks`, `${v.pack} pieces`))] : []),
      ],
      specs: [t(`${m2} st/m²`, `${m2} per m²`), c],
      intro: ts(
        [
          `${mat.nl === 'beton' ? 'Betonnen' : 'Keramische'} dakpan model ${v.model}, ${c.nl} ${fin.nl}; je legt er ${m2} per m².`,
          `${mat.en === 'clay' ? 'Clay' : 'Concrete'} ${en.toLowerCase()}, ${c.en} ${fin.en}; ${m2} to the m².`,
        ],
        [
          `${v.pack > 1 ? `Pallet met ${v.pack} pannen voor ${Math.floor(v.pack / m2)} m² dak` : 'Losse pan voor herstel en paswerk'}, ${v.model}, ${c.nl}.`,
          `${v.pack > 1 ? `Pallet of ${v.pack} tiles for ${Math.floor(v.pack / m2)} m² of roof` : 'Single tile for repair and fitting'}, ${en.toLowerCase()}, ${c.en}.`,
        ],
      ),
      facts: ts(
        [
          v.mat === 'beton' ? '30 jaar garantie op vorst' : '50 jaar kleurvast, vorstbestand',
          v.mat === 'beton' ? '30 years frost guarantee' : '50 years colourfast, frost proof',
        ],
        [
          `Dakvlak weegt ongeveer ${Math.round(45 * (v.mat === 'beton' ? 1 : 0.9))} kg per m²`,
          `Roof weighs about ${Math.round(45 * (v.mat === 'beton' ? 1 : 0.9))} kg per m²`,
        ],
        ['Dakhelling vanaf 25°', 'Roof pitch from 25°'],
        ['Vorst- en gevelpannen apart te bestellen', 'Ridge and verge tiles sold separately'],
      ),
      advice: ts(
        [
          'Veranker elke pan met een panhaak volgens NEN 6707.',
          'Hook every tile as NEN 6707 asks.',
        ],
        [
          'Leg droog uit en meng pallets voor een gelijke tint.',
          'Lay out dry and mix pallets for even colour.',
        ],
      ),
      large: v.pack > 1,
    };
  },
});
const dakrol = family({
  key: 'dakrol',
  group: 'plat-dak',
  brands: 'dak',
  weight: 7,
  files: ['dop'],
  name: t('Bitumen dakrollen', 'Bitumen felt'),
  text: t(
    'Onder- en toplagen voor branden, kleven en nagelen.',
    'Base and cap sheets for torching, bonding and nailing.',
  ),
  axes: {
    kind: ['toplaag APP', 'toplaag SBS', 'onderlaag', 'zelfklevend'],
    color: ['antraciet', 'zwart', 'groen', 'rood', 'grijs'],
    thick: [2.5, 3, 4, 4.7],
    length: [5, 7, 10],
  },
  valid: (v) =>
    (v.kind === 'onderlaag') === (v.color === 'zwart') &&
    !(v.kind === 'zelfklevend' && v.thick > 3),
  draft: (v) => {
    const en = {
      'toplaag APP': 'APP cap sheet',
      'toplaag SBS': 'SBS cap sheet',
      onderlaag: 'base sheet',
      zelfklevend: 'self-adhesive sheet',
    }[v.kind];
    const c = colorName(v.color);
    return {
      name: t(
        `Dakrol ${v.kind} ${v.thick} mm ${c.nl} ${v.length}x1 m`,
        `Roofing felt ${en} ${v.thick} mm ${c.en} ${v.length}x1 m`,
      ),
      price:
        v.length *
        (2.3 + v.thick * 1.35) *
        (v.kind === 'zelfklevend' ? 1.6 : v.kind === 'toplaag SBS' ? 1.2 : 1),
      unit: 'rol',
      per: [v.length, 'm²'],
      mm: [1000, 220, 220],
      kg: Math.round(v.length * v.thick * 1.15),
      color: v.color,
      material: t('gemodificeerd bitumen', 'modified bitumen'),
      attrs: [
        num('dikte', v.thick),
        num('lengte', v.length, 'm'),
        num('breedte', 1, 'm'),
        txt('uitvoering', t(v.kind, en)),
      ],
      specs: [same(`${v.thick} mm`), same(`${v.length} m²`)],
      intro: ts(
        [
          `Dakrol ${v.kind} van ${v.thick} mm met ${v.kind === 'onderlaag' ? 'talk' : `leislag in ${c.nl}`}, ${v.length} m² per rol.`,
          `${en.charAt(0).toUpperCase()}${en.slice(1)} of ${v.thick} mm with ${v.kind === 'onderlaag' ? 'talc finish' : `${c.en} slate chips`}, ${v.length} m² a roll.`,
        ],
        [
          `Rol van ${v.length} bij 1 m voor platte daken; ${v.kind}, ${v.thick} mm.`,
          `A ${v.length} by 1 m roll for flat roofs; ${en}, ${v.thick} mm.`,
        ],
      ),
      facts: ts(
        ['Polyesterinlage 180 g/m²', '180 g/m² polyester carrier'],
        ['Overlap 100 mm in de lengte, 150 mm op de kop', 'Lap 100 mm along, 150 mm at ends'],
        [
          v.kind === 'zelfklevend'
            ? 'Zonder vlam te verwerken vanaf 10 °C'
            : 'Te branden; bij hout eerst een genagelde onderlaag',
          v.kind === 'zelfklevend'
            ? 'Applied without flame from 10 °C'
            : 'Torch-on; nail a base sheet over timber first',
        ],
      ),
      advice: ts([
        'Werk van laag naar hoog en rol de overlap aan tot er bitumen uittreedt.',
        'Work from low to high and roll laps until bitumen bleeds out.',
      ]),
      large: true,
    };
  },
});
const epdm = family({
  key: 'epdm-folie',
  group: 'plat-dak',
  brands: 'dak',
  weight: 6,
  files: ['dop'],
  name: t('EPDM', 'EPDM'),
  text: t('Rubber uit één stuk voor dak en vijver.', 'One-piece rubber for roof and pond.'),
  axes: {
    w: [1.4, 2.1, 3.05, 4.27, 6.1],
    l: [2, 3, 4, 5, 6, 8, 10, 15, 20],
    thick: [1.0, 1.14, 1.52],
  },
  draft: (v) => {
    const m2 = Math.round(v.w * v.l * 100) / 100;
    return {
      name: t(
        `EPDM dakfolie ${v.thick} mm ${v.w}x${v.l} m`,
        `EPDM membrane ${v.thick} mm ${v.w}x${v.l} m`,
      ),
      price: 4 + m2 * (4.5 + v.thick * 5.2),
      unit: 'stuk',
      per: [m2, 'm²'],
      mm: [v.w * 500, 250, 250],
      kg: Math.round(m2 * v.thick * 1.2 * 10) / 10,
      color: 'zwart',
      material: t('EPDM-rubber', 'EPDM rubber'),
      attrs: [num('breedte', v.w, 'm'), num('lengte', v.l, 'm'), num('dikte', v.thick)],
      specs: [same(`${v.w} x ${v.l} m`), same(`${v.thick} mm`)],
      intro: ts(
        [
          `Naadloos stuk EPDM van ${v.w} bij ${v.l} m, ${v.thick} mm dik: ${m2} m² zonder las.`,
          `A seamless EPDM sheet of ${v.w} by ${v.l} m, ${v.thick} mm thick: ${m2} m² without a weld.`,
        ],
        [
          `Dakrubber van ${v.thick} mm voor ${m2} m² plat dak, dakkapel of aanbouw.`,
          `${v.thick} mm roof rubber for ${m2} m² of flat roof, dormer or extension.`,
        ],
      ),
      facts: ts(
        ['Levensduur meer dan 40 jaar', 'Lasts over 40 years'],
        ['Rekbaar tot 300%', 'Stretches to 300%'],
        ['Koud te verlijmen, geen vlam op het dak', 'Bonded cold, no flame on the roof'],
      ),
      advice: ts(
        [
          'Laat de folie een half uur ontspannen voordat je lijmt en werk van het midden naar buiten.',
          'Let the sheet relax for half an hour before bonding and work from the centre out.',
        ],
        ['Reken 150 mm extra voor elke opstand.', 'Allow 150 mm extra for every upstand.'],
      ),
      large: m2 > 20,
    };
  },
});
const dakgoot = family({
  key: 'dakgoot',
  group: 'goten-en-afvoer',
  brands: 'dak',
  weight: 7,
  name: t('Dakgoten', 'Gutters'),
  text: t(
    'Bak- en mastgoten met de beugels die erbij horen.',
    'Box and half-round gutters with matching brackets.',
  ),
  axes: {
    type: ['mastgoot', 'bakgoot'],
    mat: ['pvc grijs', 'pvc zwart', 'zink', 'aluminium antraciet', 'koper'],
    width: [80, 100, 125, 150, 180],
    length: [2, 3, 4, 6],
  },
  draft: (v) => {
    const en = {
      'pvc grijs': 'PVC grey',
      'pvc zwart': 'PVC black',
      zink: 'zinc',
      'aluminium antraciet': 'aluminium anthracite',
      koper: 'copper',
    }[v.mat];
    const color = (
      {
        'pvc grijs': 'grijs',
        'pvc zwart': 'zwart',
        zink: 'zink',
        'aluminium antraciet': 'antraciet',
        koper: 'koper',
      } as const
    )[v.mat];
    return {
      name: t(
        `${v.type === 'bakgoot' ? 'Bakgoot' : 'Mastgoot'} ${v.mat} ${v.width} mm ${v.length} m`,
        `${v.type === 'bakgoot' ? 'Box gutter' : 'Half-round gutter'} ${en} ${v.width} mm ${v.length} m`,
      ),
      price:
        v.length *
        (2 + v.width * 0.028) *
        { 'pvc grijs': 1, 'pvc zwart': 1.1, zink: 2.9, 'aluminium antraciet': 3.2, koper: 7.5 }[
          v.mat
        ],
      unit: 'stuk',
      per: [v.length, 'm'],
      mm: [v.width, v.length * 1000, v.width],
      kg: Math.round(v.length * v.width * 0.012 * 10) / 10,
      color,
      material: t(v.mat.split(' ')[0]!, en.split(' ')[0]!),
      attrs: [
        num('breedte', v.width),
        num('lengte', v.length, 'm'),
        txt('uitvoering', t(v.type, v.type === 'bakgoot' ? 'box' : 'half round')),
      ],
      specs: [same(`${v.width} mm`), same(`${v.length} m`)],
      intro: ts(
        [
          `${v.type === 'bakgoot' ? 'Bakgoot' : 'Mastgoot'} van ${v.mat}, ${v.width} mm breed en ${v.length} m lang, voor daken tot ${Math.round(v.width * 0.6)} m².`,
          `${v.type === 'bakgoot' ? 'Box gutter' : 'Half-round gutter'} in ${en}, ${v.width} mm wide and ${v.length} m long, for roofs up to ${Math.round(v.width * 0.6)} m².`,
        ],
        [
          `Goot van ${v.length} m in ${v.mat}, maat ${v.width} mm.`,
          `A ${v.length} m gutter in ${en}, size ${v.width} mm.`,
        ],
      ),
      facts: ts(
        [
          v.mat.startsWith('pvc')
            ? 'Lijm- of klikverbinding, uv-bestendig'
            : 'Te solderen of te klinken',
          v.mat.startsWith('pvc') ? 'Glue or click joint, UV stable' : 'Soldered or riveted joints',
        ],
        ['Beugels om de 500 mm', 'Brackets every 500 mm'],
        ['Afschot 2 mm per meter', 'Fall of 2 mm per metre'],
      ),
      advice: ts([
        v.mat.startsWith('pvc')
          ? 'Houd een uitzetvoeg van 1 mm per meter bij het lijmen aan.'
          : 'Gebruik een expansiestuk om de 12 meter.',
        v.mat.startsWith('pvc')
          ? 'Allow 1 mm per metre for expansion when gluing.'
          : 'Fit an expansion joint every 12 metres.',
      ]),
      large: v.length > 2,
    };
  },
});
const golfplaat = family({
  key: 'golfplaat',
  group: 'hellend-dak',
  brands: 'dak',
  weight: 6,
  name: t('Golf- & damwandplaten', 'Corrugated sheets'),
  text: t('Voor schuur, overkapping en stal.', 'For sheds, canopies and stables.'),
  axes: {
    kind: [
      'vezelcement golfplaat',
      'polycarbonaat golfplaat',
      'stalen damwandplaat',
      'bitumen golfplaat',
      'dakpanplaat staal',
    ],
    color: ['antraciet', 'zwart', 'rood', 'grijs', 'transparant', 'groen'],
    length: [1500, 2000, 2500, 3000, 3500, 4000],
    w: [950, 1095, 1130],
  },
  valid: (v) =>
    (v.kind === 'polycarbonaat golfplaat') === (v.color === 'transparant') &&
    !(v.kind.startsWith('bitumen') && v.length > 2000),
  draft: (v) => {
    const en = {
      'vezelcement golfplaat': 'Fibre-cement sheet',
      'polycarbonaat golfplaat': 'Polycarbonate sheet',
      'stalen damwandplaat': 'Steel box-profile sheet',
      'bitumen golfplaat': 'Bitumen sheet',
      'dakpanplaat staal': 'Steel tile-effect sheet',
    }[v.kind];
    const c = colorName(v.color);
    const m2 = Math.round((v.length * (v.w - 80)) / 1000) / 1000;
    return {
      name: t(
        `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${c.nl} ${v.length}x${v.w} mm`,
        `${en} ${c.en} ${v.length}x${v.w} mm`,
      ),
      price:
        m2 *
        {
          'vezelcement golfplaat': 14.5,
          'polycarbonaat golfplaat': 21,
          'stalen damwandplaat': 13.5,
          'bitumen golfplaat': 9.8,
          'dakpanplaat staal': 16.5,
        }[v.kind],
      unit: 'stuk',
      per: [m2, 'm²'],
      mm: [v.w, v.length, 45],
      kg:
        Math.round(
          m2 * (v.kind.startsWith('vezel') ? 15 : v.kind.includes('sta') ? 4.6 : 2.2) * 10,
        ) / 10,
      color: v.color,
      attrs: [...mm({ lengte: v.length, breedte: v.w }), txt('uitvoering', t(v.kind, en))],
      specs: [same(`${v.length} x ${v.w} mm`), t(`dekt ${m2} m²`, `covers ${m2} m²`)],
      intro: ts(
        [
          `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} van ${v.length} mm, ${c.nl}; dekt na overlap ${m2} m².`,
          `${en} of ${v.length} mm, ${c.en}; covers ${m2} m² after laps.`,
        ],
        [
          `Dakplaat voor schuur of overkapping: ${v.length}x${v.w} mm, ${c.nl}.`,
          `A sheet for shed or canopy: ${v.length}x${v.w} mm, ${c.en}.`,
        ],
      ),
      facts: ts(
        ['Dakhelling vanaf 8°', 'Pitch from 8°'],
        [
          v.kind.startsWith('vezel')
            ? 'Asbestvrij, onbrandbaar'
            : v.kind.startsWith('poly')
              ? 'Laat 88% licht door, slagvast'
              : 'Met anticondensvlies leverbaar',
          v.kind.startsWith('vezel')
            ? 'Asbestos free, non-combustible'
            : v.kind.startsWith('poly')
              ? 'Lets through 88% of light, impact resistant'
              : 'Available with anti-drip fleece',
        ],
        ['Gordingafstand tot 1150 mm', 'Purlins up to 1150 mm apart'],
      ),
      advice: ts([
        'Schroef op de top van de golf met een afdichtring.',
        'Fix through the crown with a sealing washer.',
      ]),
      large: true,
    };
  },
});
const dakraam = family({
  key: 'dakraam',
  group: 'hellend-dak',
  brands: 'dak',
  weight: 5,
  files: ['manual', 'dop'],
  name: t('Dakramen', 'Roof windows'),
  text: t(
    'Tuimel- en uitzetramen met gootstuk per maat.',
    'Pivot and top-hung windows with flashings by size.',
  ),
  axes: {
    size: [
      [55, 78],
      [55, 98],
      [66, 98],
      [66, 118],
      [78, 98],
      [78, 118],
      [78, 140],
      [94, 118],
      [114, 118],
      [134, 98],
    ],
    mat: ['grenen', 'wit kunststof', 'wit gelakt'],
    kind: ['tuimelvenster', 'uitzetvenster', 'elektrisch tuimelvenster'],
    glass: ['HR++', 'triple'],
  },
  draft: (v) => {
    const en = {
      tuimelvenster: 'Centre-pivot window',
      uitzetvenster: 'Top-hung window',
      'elektrisch tuimelvenster': 'Electric pivot window',
    }[v.kind];
    const men = { grenen: 'pine', 'wit kunststof': 'white PVC', 'wit gelakt': 'white lacquered' }[
      v.mat
    ];
    const u = v.glass === 'triple' ? 1.0 : 1.3;
    return {
      name: t(
        `Dakraam ${v.kind} ${v.mat} ${v.size[0]}x${v.size[1]} cm ${v.glass}`,
        `${en} ${men} ${v.size[0]}x${v.size[1]} cm ${v.glass === 'triple' ? 'triple glazed' : 'double glazed'}`,
      ),
      price:
        (170 + v.size[0] * v.size[1] * 0.021) *
        { tuimelvenster: 1, uitzetvenster: 1.3, 'elektrisch tuimelvenster': 1.85 }[v.kind] *
        (v.glass === 'triple' ? 1.25 : 1) *
        (v.mat === 'grenen' ? 1 : 1.1),
      unit: 'stuk',
      mm: [v.size[0] * 10, v.size[1] * 10, 120],
      kg: Math.round(v.size[0] * v.size[1] * 0.0042),
      color: v.mat === 'grenen' ? 'hout' : 'wit',
      material: t(v.mat, men),
      attrs: [
        num('breedte', v.size[0], 'cm'),
        num('hoogte', v.size[1], 'cm'),
        val('u-waarde', `${u} W/m²K`),
        txt('uitvoering', t(v.kind, en)),
      ],
      specs: [same(`${v.size[0]} x ${v.size[1]} cm`), same(`Uw ${u} W/m²K`)],
      intro: ts(
        [
          `Dakraam als ${v.kind} in ${v.mat}, ${v.size[0]}x${v.size[1]} cm, met ${v.glass === 'triple' ? 'drievoudig glas' : 'HR++-glas'} (Uw ${u}).`,
          `${en} in ${men}, ${v.size[0]}x${v.size[1]} cm, with ${v.glass === 'triple' ? 'triple' : 'high-performance double'} glazing (Uw ${u}).`,
        ],
        [
          `Met ${v.size[0]} bij ${v.size[1]} cm komt er royaal licht op zolder; ${v.mat}.`,
          `At ${v.size[0]} by ${v.size[1]} cm it brings plenty of light to the attic; ${men}.`,
        ],
      ),
      facts: ts(
        ['Dakhelling 15° tot 90°', 'Pitch 15° to 90°'],
        ['Gehard buitenglas, gelaagd binnenglas', 'Toughened outer and laminated inner pane'],
        [
          v.kind.startsWith('elektr')
            ? 'Met regensensor en wandschakelaar'
            : 'Ventilatieklep met filter',
          v.kind.startsWith('elektr')
            ? 'With rain sensor and wall switch'
            : 'Vent flap with filter',
        ],
        ['Gootstuk apart, per dakbedekking', 'Flashing sold separately by roof type'],
      ),
      advice: ts([
        'Zet de onderkant op 90 tot 120 cm boven de vloer voor uitzicht en doorvalveiligheid.',
        'Set the sill 90 to 120 cm above the floor for view and safety.',
      ]),
      large: true,
    };
  },
});

export const ENVELOPE: Family[] = [
  pir,
  glaswol,
  rotswol,
  eps,
  tochtstrip,
  dakpan,
  dakrol,
  epdm,
  dakgoot,
  golfplaat,
  dakraam,
];
