import { measureAttribute, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { t } from '../../texts.ts';

const CEMENTS = {
  'CEM I 42,5 N': [t('portlandcement', 'Portland cement'), 1.12],
  'CEM I 52,5 R': [t('portlandcement snel', 'rapid Portland cement'), 1.3],
  'CEM II 32,5 N': [t('samengesteld cement', 'composite cement'), 0.98],
  'CEM III/B 42,5 N': [t('hoogovencement', 'blast-furnace cement'), 1],
} as const;

export const cementPallet: Family = family({
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
        textAttribute('uitvoering', kind),
        textAttribute('sterkteklasse', t(v.kind, en)),
        measureAttribute('gewicht', total, 'kg'),
        textAttribute('aantal', t(`${v.bags} zakken`, `${v.bags} bags`)),
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
