import type { Family } from '../../family.ts';
import { insulation } from './shared.ts';

export const rotswolPlaat: Family = insulation({
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
