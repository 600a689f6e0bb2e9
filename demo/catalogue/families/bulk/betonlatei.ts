import { lengthAttributes, measureAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { t } from '../../texts.ts';

export const betonlatei: Family = family({
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
      attrs: [
        ...lengthAttributes({ breedte: v.w, hoogte: v.h, lengte: v.l }),
        measureAttribute('gewicht', kg, 'kg'),
      ],
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
