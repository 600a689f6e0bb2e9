import { angleGrinder } from './angle-grinder.ts';
import { circularSaw } from './circular-saw.ts';
import { cordlessDrill } from './cordless-drill.ts';
import { fan } from './fans.ts';
import { jigsaw } from './jigsaw.ts';
import { crossLaser } from './laser.ts';
import { rotaryHammer } from './rotary-hammer.ts';
import { siteLight } from './site-lights.ts';
import type { Template } from './template.ts';

export const POWER_TOOLS: Record<string, Template> = {
  accuboormachine: {
    model: cordlessDrill,
    front: { az: 22, el: 12 },
    side: { az: -38, el: 26 },
    detail: { x: 0.7, y: 0.25, k: 2.3 },
  },
  boorhamer: {
    model: rotaryHammer,
    front: { az: 26, el: 14 },
    side: { az: -32, el: 30 },
    detail: { x: 0.3, y: 0.4, k: 2.2 },
  },
  'haakse-slijper': {
    model: angleGrinder,
    front: { az: 18, el: 24 },
    side: { az: -36, el: 44 },
    detail: { x: 0.25, y: 0.55, k: 2.3 },
  },
  cirkelzaag: {
    model: circularSaw,
    front: { az: 28, el: 16 },
    side: { az: -40, el: 30 },
    detail: { x: 0.4, y: 0.35, k: 2.2 },
  },
  decoupeerzaag: {
    model: jigsaw,
    front: { az: 30, el: 18 },
    side: { az: -34, el: 34 },
    detail: { x: 0.8, y: 0.7, k: 2.2 },
  },
  kruislijnlaser: {
    model: crossLaser,
    front: { az: 26, el: 16 },
    side: { az: -30, el: 34 },
    detail: { x: 0.5, y: 0.65, k: 2.2 },
  },
  bouwlamp: {
    model: siteLight,
    front: { az: -28, el: 14 },
    side: { az: 36, el: 28 },
    detail: { x: 0.5, y: 0.4, k: 2.2 },
  },
  ventilator: {
    model: fan,
    front: { az: 36, el: 18 },
    side: { az: -30, el: 12 },
    detail: { x: 0.4, y: 0.5, k: 2 },
  },
};
