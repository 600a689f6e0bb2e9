export const PAINT_COLORS = [
  ['wit', 'white', 1, 'wit'],
  ['gebroken wit', 'off-white', 1, 'gebrokenwit'],
  ['RAL 9010', 'RAL 9010', 1.02, 'gebrokenwit'],
  ['RAL 9005 zwart', 'RAL 9005 black', 1.08, 'zwart'],
  ['RAL 7016 antraciet', 'RAL 7016 anthracite', 1.08, 'antraciet'],
  ['lichtgrijs', 'light grey', 1.04, 'lichtgrijs'],
  ['zand', 'sand', 1.04, 'zand'],
  ['dennengroen', 'pine green', 1.1, 'dennengroen'],
  ['marineblauw', 'navy', 1.1, 'marine'],
  ['basis op kleur', 'tinting base', 1.05, 'transparant'],
] as const;

export const SOLVENT: [string, string][] = [
  [
    'Ontvlambare vloeistof en damp. Zorg voor ventilatie en houd weg van vuur.',
    'Flammable liquid and vapour. Ventilate and keep from fire.',
  ],
];

export const SEAL = [
  ['wit', 'white', 1, 'wit'],
  ['transparant', 'clear', 1, 'transparant'],
  ['grijs', 'grey', 1, 'grijs'],
  ['antraciet', 'anthracite', 1.05, 'antraciet'],
  ['zwart', 'black', 1.05, 'zwart'],
  ['beige', 'beige', 1.05, 'beige'],
] as const;
