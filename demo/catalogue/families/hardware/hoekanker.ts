import { lengthAttributes, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { same, t, textPairs } from '../../texts.ts';

export const hoekanker: Family = family({
  key: 'hoekanker',
  group: 'verbindingsstaal',
  brands: 'verbinding',
  weight: 8,
  files: ['dop'],
  name: t('Hoekankers', 'Angle brackets'),
  text: t(
    'Voor hoekverbindingen in hout, met of zonder versterkingsril.',
    'For timber corner joints, with or without rib.',
  ),
  axes: {
    a: [40, 50, 60, 70, 90, 100, 105, 150],
    w: [20, 35, 40, 55, 65, 90],
    thick: [2, 2.5, 3],
    rib: ['', 'met ril'],
    coat: ['verzinkt', 'zwart', 'rvs'],
  },
  valid: (v) => v.w <= v.a && (v.rib === '' || v.a >= 60) && (v.thick < 3 || v.a >= 90),
  draft: (v) => ({
    name: t(
      `Hoekanker ${v.a}x${v.a}x${v.w}x${v.thick} mm ${v.rib ? `${v.rib} ` : ''}${v.coat}`,
      `Angle bracket ${v.a}x${v.a}x${v.w}x${v.thick} mm ${v.rib ? 'ribbed ' : ''}${colorName(v.coat).en}`,
    ),
    price:
      (0.25 + (v.a * v.w * v.thick) / 9000) *
      (v.rib ? 1.15 : 1) *
      { verzinkt: 1, zwart: 1.6, rvs: 3.4 }[v.coat],
    unit: 'stuk',
    mm: [v.w, v.a, v.a],
    kg: Math.round((v.a * 2 * v.w * v.thick * 7.85) / 1000) / 1000,
    color: v.coat,
    material:
      v.coat === 'rvs' ? t('rvs', 'stainless steel') : t('verzinkt staal', 'galvanised steel'),
    attrs: [
      ...lengthAttributes({ hoogte: v.a, breedte: v.w, dikte: v.thick }),
      textAttribute('uitvoering', v.rib ? t('met ril', 'ribbed') : t('vlak', 'plain')),
    ],
    specs: [same(`${v.a} x ${v.a} x ${v.w} mm`), same(`${v.thick} mm`)],
    intro: textPairs(
      [
        `Hoekanker met benen van ${v.a} mm, ${v.w} mm breed, uit ${v.thick} mm staal.`,
        `Bracket with ${v.a} mm legs, ${v.w} mm wide, of ${v.thick} mm steel.`,
      ],
      [
        `Voor houten hoekverbindingen: ${v.a}x${v.a} mm, ${v.thick} mm dik${v.rib ? ', verstijfd met een ril' : ''}.`,
        `For timber corners: ${v.a}x${v.a} mm, ${v.thick} mm thick${v.rib ? ', stiffened by a rib' : ''}.`,
      ],
    ),
    facts: textPairs(
      [
        `Gaten van 5 mm voor ankernagels of -schroeven${v.a >= 90 ? ', plus 11 mm voor een bout' : ''}`,
        `5 mm holes for anchor nails or screws${v.a >= 90 ? ', plus 11 mm for a bolt' : ''}`,
      ],
      ['CE volgens EN 14545', 'CE marked to EN 14545'],
      ['Nagel alle gaten voor de opgegeven belasting', 'Fill every hole for the stated load'],
    ),
    advice: textPairs([
      'Gebruik ankernagels 4.0x40 mm; gewone draadnagels dragen de helft.',
      'Use 4.0x40 mm anchor nails; plain nails carry half.',
    ]),
  }),
});
