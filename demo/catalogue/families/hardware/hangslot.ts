import { lengthAttributes, piecesText, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { same, t, textPairs } from '../../texts.ts';

export const hangslot: Family = family({
  key: 'hangslot',
  group: 'hang-en-sluitwerk',
  brands: 'hangsluit',
  weight: 6,
  name: t('Hangsloten', 'Padlocks'),
  text: t('Voor poort, container en gereedschapskist.', 'For gate, container and tool box.'),
  axes: {
    w: [20, 30, 40, 50, 60, 70, 80],
    body: ['messing', 'staal', 'rvs', 'zwart'],
    shackle: ['', 'hoge beugel'],
    kind: ['sleutel', 'cijfer'],
    set: [1, 2, 4],
  },
  valid: (v) => !(v.kind === 'cijfer' && (v.set > 1 || v.w > 60)),
  draft: (v) => {
    const c = colorName(v.body);
    return {
      name: t(
        `${v.kind === 'cijfer' ? 'Cijferhangslot' : 'Hangslot'} ${v.w} mm ${c.nl}${v.shackle ? ' hoge beugel' : ''}${v.set > 1 ? ` gelijksluitend ${v.set} st` : ''}`,
        `${v.kind === 'cijfer' ? 'Combination padlock' : 'Padlock'} ${v.w} mm ${c.en}${v.shackle ? ' long shackle' : ''}${v.set > 1 ? ` keyed alike ${v.set} pcs` : ''}`,
      ),
      price:
        (2 + v.w * 0.28) * (v.body === 'rvs' ? 1.9 : v.body === 'staal' ? 1.3 : 1) * v.set * 0.97,
      unit: v.set > 1 ? 'set' : 'stuk',
      mm: [v.w, v.w * (v.shackle ? 2.1 : 1.5), 18],
      kg: Math.round(v.w * 5 * v.set) / 1000,
      color: v.body,
      material: v.body === 'zwart' ? t('staal', 'steel') : c,
      attrs: [
        ...lengthAttributes({ breedte: v.w, diameter: Math.round(v.w / 7) }),
        textAttribute(
          'uitvoering',
          v.kind === 'cijfer' ? t('cijferslot', 'combination') : t('sleutel', 'keyed'),
        ),
        textAttribute('aantal', piecesText(v.set)),
      ],
      specs: [
        same(`${v.w} mm`),
        t(`beugel ${Math.round(v.w / 7)} mm`, `${Math.round(v.w / 7)} mm shackle`),
      ],
      intro: textPairs(
        [
          `Hangslot van ${v.w} mm in ${c.nl} met een geharde beugel van ${Math.round(v.w / 7)} mm.`,
          `A ${v.w} mm ${c.en} padlock with a ${Math.round(v.w / 7)} mm hardened shackle.`,
        ],
        [
          `${v.kind === 'cijfer' ? 'Vier cijfers, geen sleutel kwijt' : `Met ${v.set * 2} sleutels`}: slot van ${v.w} mm in ${c.nl}.`,
          `${v.kind === 'cijfer' ? 'Four digits, no key to lose' : `With ${v.set * 2} keys`}: a ${v.w} mm lock in ${c.en}.`,
        ],
      ),
      facts: textPairs(
        [
          v.w >= 60 ? 'Dubbele vergrendeling van de beugel' : 'Enkele vergrendeling',
          v.w >= 60 ? 'Shackle locked on both sides' : 'Single locking',
        ],
        [
          v.body === 'rvs' || v.body === 'messing'
            ? 'Geschikt voor buiten'
            : 'Smeer buiten elk halfjaar',
          v.body === 'rvs' || v.body === 'messing'
            ? 'Fit for outdoors'
            : 'Oil twice a year outdoors',
        ],
        [
          v.shackle
            ? 'Hoge beugel past om dikke sluithaken'
            : 'Korte beugel laat weinig ruimte voor een koevoet',
          v.shackle
            ? 'Long shackle clears thick hasps'
            : 'Short shackle leaves little room for a crowbar',
        ],
      ),
      advice: textPairs([
        'Spuit slotspray in de kern, geen kruipolie: die trekt stof aan.',
        'Use lock spray, not penetrating oil: oil draws dust.',
      ]),
    };
  },
});
