import { measureAttribute, textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { t, textPairs } from '../../texts.ts';
import { splitIntoAttributes } from '../parts.ts';

export interface MachineSpec {
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

export const RATING_WORDS = {
  koppel: { nl: 'koppel', en: 'torque' },
  slagenergie: { nl: 'slagenergie', en: 'impact energy' },
  diameter: { nl: 'schijfmaat', en: 'disc size' },
  vermogen: { nl: 'vermogen', en: 'power' },
  bereik: { nl: 'straal', en: 'beam' },
} as const;

export const KITS = {
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

export const machine = (spec: MachineSpec): Family =>
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
          valueAttribute('spanning', `${volt} V`),
          ...splitIntoAttributes(spec.ratingCode, { laser: /(?:rood|groen|red|green)(?: 3D)?/ })(
            rate,
            rateEn,
          ),
          kit === 'net'
            ? textAttribute('snoer', t('4 m rubber', '4 m rubber'))
            : textAttribute('accu', kitText),
          measureAttribute('gewicht', kg, 'kg'),
          ...(cordless && !spec.motorless
            ? [
                textAttribute(
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
        intro: textPairs(
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
          ...textPairs(...spec.facts),
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
        advice: textPairs(...spec.advice),
      };
    },
  });
