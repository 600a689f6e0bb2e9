import { lengthAttributes, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t } from '../../texts.ts';

const BEADS = {
  hoek: t('Hoekprofiel', 'Corner bead'),
  stop: t('Stopprofiel', 'Stop bead'),
  raam: t('Raamaansluitprofiel', 'Window bead'),
  dilatatie: t('Dilatatieprofiel', 'Movement bead'),
  rond: t('Hoekprofiel rond', 'Bullnose bead'),
};

export const stucprofiel: Family = family({
  key: 'stucprofiel',
  group: 'wanden-en-plafonds',
  brands: 'gips',
  weight: 6,
  name: t('Stucprofielen', 'Plaster beads'),
  text: t(
    'Profielen voor strakke hoeken en nette beëindigingen.',
    'Beads for crisp corners and neat edges.',
  ),
  axes: {
    type: ['hoek', 'stop', 'raam', 'dilatatie', 'rond'],
    mat: ['verzinkt', 'rvs', 'aluminium', 'pvc'],
    depth: [3, 6, 10, 15],
    length: [2500, 2600, 3000],
  },
  valid: (v) => v.type !== 'raam' || v.mat === 'pvc',
  draft: (v) => {
    const label = BEADS[v.type];
    const m = {
      verzinkt: t('verzinkt staal', 'galvanised steel'),
      rvs: t('rvs', 'stainless steel'),
      aluminium: t('aluminium', 'aluminium'),
      pvc: t('pvc', 'PVC'),
    }[v.mat];
    const color = v.mat === 'pvc' ? 'wit' : v.mat;
    return {
      name: t(
        `${label.nl} stuc ${m.nl} ${v.depth} mm ${v.length} mm`,
        `${label.en} ${m.en} ${v.depth} mm ${v.length} mm`,
      ),
      price:
        (v.length / 1000) *
        { verzinkt: 0.95, rvs: 3.6, aluminium: 1.5, pvc: 1.3 }[v.mat] *
        (1 + v.depth / 40),
      unit: 'stuk',
      per: [v.length / 1000, 'm'],
      mm: [35, v.length, v.depth],
      kg: v.length / 10_000,
      color,
      material: m,
      attrs: [
        ...lengthAttributes({ lengte: v.length, dikte: v.depth }),
        textAttribute('uitvoering', label),
      ],
      specs: [t(`stucdikte ${v.depth} mm`, `${v.depth} mm coat`), same(`${v.length} mm`)],
      intro: [
        t(
          `${label.nl} in ${m.nl} voor een pleisterlaag van ${v.depth} mm.`,
          `${label.en} in ${m.en} for a ${v.depth} mm coat.`,
        ),
        t(
          `Strakke afwerking met een ${label.nl.toLowerCase()} van ${v.length} mm in ${m.nl}.`,
          `A clean finish with a ${v.length} mm ${label.en.toLowerCase()} in ${m.en}.`,
        ),
      ],
      facts: [
        t(
          v.mat === 'rvs' || v.mat === 'pvc'
            ? 'Roest niet: ook voor buiten en natte ruimten'
            : 'Voor droge binnenruimten',
          v.mat === 'rvs' || v.mat === 'pvc'
            ? 'Does not rust: outdoors and wet rooms too'
            : 'For dry interiors',
        ),
        t('Geperforeerde flens houdt de pleister vast', 'Perforated wings key into the plaster'),
        t('Op maat te knippen met een blikschaar', 'Cut to length with tin snips'),
      ],
      advice: [
        t(
          'Zet het profiel in proppen pleister, stel het met een rei en laat het uitharden.',
          'Bed the bead in dabs of plaster, align with a straightedge and let it set.',
        ),
        t(
          'Gebruik geen gipspleister op een verzinkt profiel in een vochtige ruimte.',
          'Do not use gypsum plaster over galvanised bead in damp rooms.',
        ),
      ],
    };
  },
});
