import { piecesText, textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t, textPairs } from '../../texts.ts';

export const cilinder: Family = family({
  key: 'cilinder',
  group: 'hang-en-sluitwerk',
  brands: 'hangsluit',
  weight: 8,
  name: t('Cilinders & sloten', 'Cylinders & locks'),
  text: t(
    'Cilinders met SKG-keur, ook gelijksluitend te bestellen.',
    'Rated cylinders, also keyed alike.',
  ),
  axes: {
    a: [30, 35, 40, 45, 50, 60],
    b: [30, 35, 40, 45, 50, 60],
    skg: ['SKG**', 'SKG***'],
    kind: ['dubbel', 'knop', 'half'],
    set: [1, 2, 3],
  },
  valid: (v) => v.a <= v.b && (v.kind !== 'half' || (v.a === 30 && v.set === 1)),
  draft: (v) => {
    const nl = { dubbel: 'Veiligheidscilinder', knop: 'Knopcilinder', half: 'Halve cilinder' }[
      v.kind
    ];
    const en = { dubbel: 'Security cylinder', knop: 'Thumb-turn cylinder', half: 'Half cylinder' }[
      v.kind
    ];
    const dims = v.kind === 'half' ? `${v.b}/10` : `${v.a}/${v.b}`;
    const keys = v.set * 3;
    return {
      name: t(
        `${nl} ${dims} mm ${v.skg}${v.set > 1 ? ` gelijksluitend ${v.set} st` : ''}`,
        `${en} ${dims} mm ${v.skg}${v.set > 1 ? ` keyed alike ${v.set} pcs` : ''}`,
      ),
      price:
        (14 + (v.a + v.b) * 0.16) *
        (v.skg === 'SKG***' ? 1.75 : 1) *
        v.set *
        (v.kind === 'knop' ? 1.2 : 1),
      unit: v.set > 1 ? 'set' : 'stuk',
      mm: [17, 33, v.a + v.b],
      kg: 0.22 * v.set,
      color: 'rvs',
      material: t('vernikkeld messing', 'nickel-plated brass'),
      attrs: [
        valueAttribute('lengte', `${dims} mm`),
        valueAttribute('skg', v.skg),
        textAttribute('uitvoering', t(nl, en)),
        textAttribute('aantal', piecesText(v.set)),
      ],
      specs: [same(`${dims} mm`), same(v.skg)],
      intro: textPairs(
        [
          `${nl} ${dims} mm met ${v.skg}, geleverd met ${keys} sleutels.`,
          `${en} ${dims} mm rated ${v.skg}, with ${keys} keys.`,
        ],
        [
          `${v.skg}-cilinder van ${dims} mm${v.set > 1 ? `; ${v.set} sloten op één sleutel` : ''}.`,
          `${v.skg} cylinder of ${dims} mm${v.set > 1 ? `; ${v.set} locks on one key` : ''}.`,
        ],
      ),
      facts: textPairs(
        [
          v.skg === 'SKG***'
            ? 'Kerntrekbeveiliging, boorbescherming en certificaatsleutel'
            : 'Boorbescherming in huis en kern',
          v.skg === 'SKG***'
            ? 'Anti-pull core, drill protection and key card'
            : 'Drill protection in body and core',
        ],
        [
          `${keys} sleutels, bij te maken op vertoon van de pas`,
          `${keys} keys, copies on showing the card`,
        ],
        ['Past in elk Euro-profielslot', 'Fits any euro profile lock'],
      ),
      advice: textPairs([
        'Meet van het hart van de schroef naar beide kanten; de cilinder mag hooguit 2 mm uitsteken.',
        'Measure from the fixing screw to both sides; the cylinder may stand out 2 mm at most.',
      ]),
    };
  },
});
