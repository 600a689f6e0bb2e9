import { colour, measureAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { same, t, textPairs } from '../../texts.ts';

export const tochtstrip: Family = family({
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
        measureAttribute('breedte', v.w),
        measureAttribute('lengte', v.length, 'm'),
        valueAttribute('kierbreedte', gap),
        colour(v.color),
      ],
      specs: [t(`kier ${gap}`, `gap ${gap}`), same(`${v.length} m`)],
      intro: textPairs(
        [
          `${nl} voor kieren van ${gap}, ${colorName(v.color).nl}, ${v.length} m.`,
          `${en} for gaps of ${gap}, ${colorName(v.color).en}, ${v.length} m.`,
        ],
        [
          `Dicht een kier van ${gap} met ${v.length} m ${nl.toLowerCase()}.`,
          `Closes a gap of ${gap} with ${v.length} m of ${en.toLowerCase()}.`,
        ],
      ),
      facts: textPairs(
        ['Zelfklevend op schone verf of kunststof', 'Self-adhesive on clean paint or plastic'],
        [
          v.profile === 'schuim' ? 'Gaat ongeveer drie jaar mee' : 'Blijft tien jaar veerkrachtig',
          v.profile === 'schuim' ? 'Lasts about three years' : 'Stays springy for ten years',
        ],
        ['Geen schimmel of verharding bij vorst', 'Does not mould or harden in frost'],
      ),
      advice: textPairs([
        'Ontvet de sponning met spiritus en plak boven 10 °C.',
        'Degrease the rebate with spirit and apply above 10 °C.',
      ]),
    };
  },
});
