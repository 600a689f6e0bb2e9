import { num, txt, val } from '../attributes.ts';
import { type Family, family } from '../family.ts';
import { t, ts } from '../texts.ts';

interface MachineSpec {
  key: Family['key'];
  name: [string, string];
  text: [string, string];
  label: [string, string];
  /** What tells one model from another: `60 Nm`, `125 mm`. */
  ratings: readonly (readonly [text: string, eur: number])[];
  ratingCode: 'koppel' | 'slagenergie' | 'diameter' | 'vermogen' | 'bereik';
  volts: readonly number[];
  /** A laser has no motor to choose. */
  motorless?: boolean;
  kg: number;
  use: [string, string];
  facts: [string, string][];
  advice: [string, string][];
}

const RATING_WORDS = {
  koppel: { nl: 'koppel', en: 'torque' },
  slagenergie: { nl: 'slagenergie', en: 'impact energy' },
  diameter: { nl: 'schijfmaat', en: 'disc size' },
  vermogen: { nl: 'vermogen', en: 'power' },
  bereik: { nl: 'straal', en: 'beam' },
} as const;

const KITS = {
  body: [t('body', 'body only'), t('zonder accu en lader', 'without battery and charger'), 0],
  '2x 2.0 Ah': [
    t('2x 2.0 Ah', '2x 2.0 Ah'),
    t(
      'met twee accu’s van 2.0 Ah en lader in koffer',
      'with two 2.0 Ah batteries and charger in a case',
    ),
    92,
  ],
  '2x 4.0 Ah': [
    t('2x 4.0 Ah', '2x 4.0 Ah'),
    t(
      'met twee accu’s van 4.0 Ah en snellader in koffer',
      'with two 4.0 Ah batteries and fast charger in a case',
    ),
    138,
  ],
  '2x 5.0 Ah': [
    t('2x 5.0 Ah', '2x 5.0 Ah'),
    t(
      'met twee accu’s van 5.0 Ah en snellader in koffer',
      'with two 5.0 Ah batteries and fast charger in a case',
    ),
    164,
  ],
  '1x 5.0 Ah': [
    t('1x 5.0 Ah', '1x 5.0 Ah'),
    t('met één accu van 5.0 Ah en lader', 'with one 5.0 Ah battery and charger'),
    98,
  ],
  net: [t('230 V', '230 V'), t('met 4 meter rubbersnoer', 'with 4 metres of rubber cable'), -18],
} as const;

const machine = (spec: MachineSpec): Family =>
  family({
    key: spec.key,
    group: 'elektrisch-gereedschap',
    brands: 'accugereedschap',
    weight: 8,
    files: ['manual'],
    warnings: [
      spec.motorless
        ? t('Laserklasse 2: kijk niet in de straal.', 'Class 2 laser: do not stare into the beam.')
        : t(
            'Lees de handleiding. Draag een veiligheidsbril en gehoorbescherming.',
            'Read the manual. Wear safety glasses and ear protection.',
          ),
    ],
    name: t(...spec.name),
    text: t(...spec.text),
    axes: {
      volt: spec.volts,
      rating: spec.ratings,
      kit: ['body', '2x 2.0 Ah', '2x 4.0 Ah', '2x 5.0 Ah', '1x 5.0 Ah', 'net'],
      motor: spec.motorless
        ? (['standaard'] as const)
        : (['koolborstelloos', 'standaard', 'compact'] as const),
    },
    valid: (v) =>
      (v.volt === 230) === (v.kit === 'net') &&
      !(v.volt === 230 && v.motor !== 'standaard') &&
      !(v.volt < 18 && v.kit.includes('5.0')),
    draft: ({ volt, rating: [rate, eur], kit, motor }) => {
      const [kitName, kitText, kitEur] = KITS[kit];
      // A laser's rating names the colour of its light.
      const rateEn = rate.replace('rood', 'red').replace('groen', 'green');
      const label = RATING_WORDS[spec.ratingCode];
      const rated = t(`${label.nl} ${rate}`, `${label.en} ${rateEn}`);
      const m =
        motor === 'koolborstelloos'
          ? t(' koolborstelloos', ' brushless')
          : motor === 'compact'
            ? t(' compact', ' compact')
            : t('', '');
      const kg =
        Math.round(
          (spec.kg + (volt > 18 && volt < 200 ? 0.5 : 0) - (motor === 'compact' ? 0.3 : 0)) * 10,
        ) / 10;
      const cordless = volt !== 230;
      return {
        name: t(
          `${spec.label[0]}${m.nl} ${cordless ? `${volt}V ` : ''}${rate} ${kitName.nl}`,
          `${spec.label[1]}${m.en} ${cordless ? `${volt} V ` : ''}${rateEn} ${kitName.en}`,
        ),
        price:
          eur *
            (motor === 'koolborstelloos' ? 1.28 : motor === 'compact' ? 1.1 : 1) *
            (cordless ? volt / 36 + 0.5 : 0.9) +
          kitEur,
        unit: 'stuk',
        mm: [90, 230, 260],
        kg,
        color: 'antraciet',
        attrs: [
          val('spanning', `${volt} V`),
          txt(spec.ratingCode, t(rate, rateEn)),
          txt('accu', kitText),
          num('gewicht', kg, 'kg'),
          ...(cordless && !spec.motorless
            ? [
                txt(
                  'uitvoering',
                  motor === 'koolborstelloos'
                    ? t('koolborstelloos', 'brushless')
                    : t('met koolborstels', 'brushed'),
                ),
              ]
            : []),
        ],
        specs: [
          t(`${volt} V · ${rate}`, `${volt} V · ${rateEn}`),
          kit === 'body'
            ? t('zonder accu', 'bare unit')
            : kit === 'net'
              ? t('met snoer', 'corded')
              : kitName,
        ],
        intro: ts(
          [
            `${spec.label[0]} van ${volt} V, ${rated.nl}, ${kitText.nl}.`,
            `${spec.label[1]} of ${volt} V, ${rated.en}, ${kitText.en}.`,
          ],
          [
            `${spec.use[0].charAt(0).toUpperCase()}${spec.use[0].slice(1)}: ${rated.nl}, ${kg} kg, geleverd ${kitText.nl}.`,
            `${spec.use[1].charAt(0).toUpperCase()}${spec.use[1].slice(1)}: ${rated.en}, ${kg} kg, supplied ${kitText.en}.`,
          ],
        ),
        facts: [
          ...ts(...spec.facts),
          ...(spec.motorless
            ? []
            : [
                motor === 'koolborstelloos'
                  ? t(
                      'Koolborstelloze motor: langer op een lading, geen borstels te vervangen',
                      'Brushless motor: longer on a charge, no brushes to replace',
                    )
                  : t('Koolborstels van buitenaf te vervangen', 'Brushes replaceable from outside'),
              ]),
          cordless
            ? t(
                `Accu past op alle ${volt} V-machines van het merk`,
                `Battery fits all ${volt} V machines of the brand`,
              )
            : t(
                'Softstart, loopt niet vast op een groep van 16 A',
                'Soft start, does not trip a 16 A circuit',
              ),
        ],
        advice: ts(...spec.advice),
      };
    },
  });

const VOLTS = [10.8, 12, 18, 36] as const;
export const MACHINES: Family[] = [
  machine({
    key: 'accuboormachine',
    name: ['Boor- & schroefmachines', 'Drill drivers'],
    text: [
      'Schroefmachines, slagschroevers en klopboren.',
      'Drivers, impact drivers and hammer drills.',
    ],
    label: ['Accuboormachine', 'Drill driver'],
    ratings: [
      ['30 Nm', 62],
      ['45 Nm', 78],
      ['60 Nm', 96],
      ['80 Nm', 122],
      ['110 Nm', 149],
      ['130 Nm', 178],
    ],
    ratingCode: 'koppel',
    volts: VOLTS,
    kg: 1.4,
    use: [
      'voor schroeven en boren in hout en staal',
      'for driving and drilling in timber and steel',
    ],
    facts: [
      ['Twee versnellingen met 20 koppelstanden', 'Two gears with 20 torque settings'],
      ['Metalen snelspankop 13 mm', '13 mm metal keyless chuck'],
      ['Ledlamp onder de boorkop', 'LED light below the chuck'],
    ],
    advice: [
      [
        'Schroef in de eerste versnelling en boor in de tweede.',
        'Drive in first gear and drill in second.',
      ],
    ],
  }),
  machine({
    key: 'boorhamer',
    name: ['Boorhamers', 'Rotary hammers'],
    text: [
      'SDS-plus en SDS-max voor beton en steen.',
      'SDS-plus and SDS-max for concrete and stone.',
    ],
    label: ['Boorhamer SDS-plus', 'Rotary hammer SDS-plus'],
    ratings: [
      ['1.2 J', 118],
      ['1.9 J', 142],
      ['2.4 J', 168],
      ['2.8 J', 189],
      ['3.2 J', 224],
      ['4.0 J', 268],
    ],
    ratingCode: 'slagenergie',
    volts: [12, 18, 36, 230],
    kg: 2.6,
    use: ['voor gaten in beton', 'for holes in concrete'],
    facts: [
      ['Drie standen: boren, hamerboren, hakken', 'Three modes: drill, hammer drill, chisel'],
      ['Slipkoppeling beschermt je pols', 'Safety clutch protects your wrist'],
      ['Trilling onder 11 m/s²', 'Vibration below 11 m/s²'],
    ],
    advice: [
      [
        'Druk niet harder dan nodig: de slag doet het werk.',
        'Do not push harder than needed: the hammer does the work.',
      ],
    ],
  }),
  machine({
    key: 'haakse-slijper',
    name: ['Haakse slijpers', 'Angle grinders'],
    text: [
      '115 tot 230 mm, met rem en herstartbeveiliging.',
      '115 to 230 mm, with brake and restart protection.',
    ],
    label: ['Haakse slijper', 'Angle grinder'],
    ratings: [
      ['115 mm', 82],
      ['125 mm', 94],
      ['150 mm', 139],
      ['180 mm', 165],
      ['230 mm', 188],
    ],
    ratingCode: 'diameter',
    volts: [18, 36, 230],
    kg: 2.3,
    use: ['voor doorslijpen en afbramen', 'for cutting and deburring'],
    facts: [
      ['Beschermkap zonder sleutel verstelbaar', 'Tool-free guard adjustment'],
      ['Herstartbeveiliging na stroomuitval', 'Restart protection after power loss'],
      ['Schijf staat stil binnen twee seconden', 'Disc stops within two seconds'],
    ],
    advice: [
      [
        'Werk altijd met beschermkap en zijgreep, en kijk of de schijf het toerental aankan.',
        'Always use guard and side handle, and check the disc’s rated speed.',
      ],
    ],
  }),
  machine({
    key: 'cirkelzaag',
    name: ['Cirkelzagen', 'Circular saws'],
    text: [
      'Handcirkelzagen en invalzagen voor hout en plaat.',
      'Circular and plunge saws for timber and sheets.',
    ],
    label: ['Cirkelzaag', 'Circular saw'],
    ratings: [
      ['136 mm', 98],
      ['165 mm', 129],
      ['184 mm', 148],
      ['190 mm', 156],
      ['235 mm', 214],
    ],
    ratingCode: 'diameter',
    volts: [18, 36, 230],
    kg: 3.5,
    use: ['voor rechte zaagsneden in balk en plaat', 'for straight cuts in beams and sheets'],
    facts: [
      ['Verstek tot 50°', 'Bevels to 50°'],
      ['Aansluiting voor stofafzuiging 35 mm', '35 mm dust port'],
      ['Geleverd met blad van 24 tanden', 'Supplied with a 24-tooth blade'],
    ],
    advice: [
      [
        'Laat het blad hooguit een tand onder het hout uitsteken.',
        'Let the blade stand one tooth below the timber at most.',
      ],
    ],
  }),
  machine({
    key: 'decoupeerzaag',
    name: ['Decoupeer- & reciprozagen', 'Jigsaws'],
    text: ['Voor bochten, uitsparingen en sloopwerk.', 'For curves, cut-outs and demolition.'],
    label: ['Decoupeerzaag', 'Jigsaw'],
    ratings: [
      ['450 W', 69],
      ['550 W', 84],
      ['650 W', 109],
      ['720 W', 132],
      ['800 W', 158],
    ],
    ratingCode: 'vermogen',
    volts: [12, 18, 36, 230],
    kg: 2.1,
    use: ['voor bochten en uitsparingen', 'for curves and cut-outs'],
    facts: [
      ['Vier pendelstanden', 'Four orbital settings'],
      ['Zaagblad wisselen zonder sleutel', 'Tool-free blade change'],
      ['Voetplaat verstelbaar tot 45°', 'Base tilts to 45°'],
    ],
    advice: [
      [
        'Zaag met de goede kant onder: het blad trekt omhoog.',
        'Saw with the good face down: the blade cuts upward.',
      ],
    ],
  }),
  machine({
    key: 'kruislijnlaser',
    name: ['Lasers', 'Lasers'],
    text: [
      'Kruislijn- en 3D-lasers in rood en groen.',
      'Cross-line and 3D lasers in red and green.',
    ],
    label: ['Kruislijnlaser', 'Cross-line laser'],
    ratings: [
      ['rood 15 m', 79],
      ['rood 20 m', 109],
      ['groen 25 m', 149],
      ['groen 30 m', 198],
      ['groen 3D 30 m', 279],
      ['groen 3D 40 m', 339],
    ],
    ratingCode: 'bereik',
    motorless: true,
    volts: [10.8, 12, 18],
    kg: 0.7,
    use: ['voor tegelwerk, plafonds en kozijnen', 'for tiling, ceilings and frames'],
    facts: [
      ['Zelfnivellerend tot 4° met slingerslot', 'Self-levels to 4° with pendulum lock'],
      ['Afwijking hooguit 0.3 mm per meter', 'Within 0.3 mm per metre'],
      ['IP54, met statiefdraad 1/4 en 5/8', 'IP54, with 1/4 and 5/8 tripod thread'],
    ],
    advice: [
      [
        'Controleer elk kwartaal op een muur op 5 meter: draai 180° en vergelijk.',
        'Check each quarter against a wall at 5 metres: turn 180° and compare.',
      ],
    ],
  }),
];
