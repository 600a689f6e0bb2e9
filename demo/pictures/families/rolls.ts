import { sandpaper } from './abrasives.ts';
import { buildingFilm } from './building-film.ts';
import { cableReel } from './cable-reels.ts';
import { cableCoil } from './cables.ts';
import { packOf } from './crate.ts';
import { draughtStrip } from './draught-strips.ts';
import { gardenHose } from './garden-hoses.ts';
import { grindingDiscs } from './grinding-discs.ts';
import { maskingTape } from './masking-tape.ts';
import { feltPack, feltRoll } from './roofing-felt.ts';
import { rubberMembrane } from './rubber-membranes.ts';
import { sawBlade } from './saw-blades.ts';
import type { Template } from './template.ts';
import { woolRoll } from './wool-rolls.ts';

export const ROLLS: Record<string, Template> = {
  'glaswol-rol': {
    model: woolRoll,
    front: { az: 52, el: 20 },
    side: { az: 18, el: 30 },
    detail: { x: 0.3, y: 0.5, k: 2.2 },
  },
  dakrol: {
    model: feltRoll,
    front: { az: 12, el: 24 },
    side: { az: -30, el: 50 },
    detail: { x: 0.55, y: 0.15, k: 2.6 },
    pack: feltPack,
  },
  'epdm-folie': {
    model: rubberMembrane,
    front: { az: 38, el: 30 },
    side: { az: -20, el: 40 },
    detail: { x: 0.2, y: 0.75, k: 2.6 },
  },
  bouwfolie: {
    model: buildingFilm,
    front: { az: -24, el: 26 },
    side: { az: 40, el: 40 },
    detail: { x: 0.5, y: 0.5, k: 2.4 },
  },
  tochtstrip: {
    model: draughtStrip,
    front: { az: 10, el: 46 },
    side: { az: -40, el: 22 },
    detail: { x: 0.3, y: 0.3, k: 2.2 },
  },
  afplaktape: {
    model: maskingTape,
    front: { az: 22, el: 30 },
    side: { az: -30, el: 56 },
    detail: { x: 0.65, y: 0.7, k: 2.2 },
  },
  kabel: {
    model: cableCoil,
    front: { az: 8, el: 44 },
    side: { az: 40, el: 20 },
    detail: { x: 0.8, y: 0.75, k: 2.6 },
  },
  tuinslang: {
    model: gardenHose,
    front: { az: 16, el: 36 },
    side: { az: -30, el: 58 },
    detail: { x: 0.3, y: 0.8, k: 2.6 },
  },
  kabelhaspel: {
    model: cableReel,
    front: { az: 30, el: 16 },
    side: { az: -24, el: 30 },
    detail: { x: 0.45, y: 0.6, k: 2.4 },
  },
  schuurpapier: {
    model: sandpaper,
    front: { az: -8, el: 62 },
    side: { az: 30, el: 26 },
    detail: { x: 0.5, y: 0.3, k: 2.4 },
  },
  slijpschijf: {
    model: grindingDiscs,
    front: { az: 22, el: 10 },
    side: { az: -40, el: 24 },
    detail: { x: 0.3, y: 0.45, k: 2.2 },
    pack: packOf(grindingDiscs, 1, 6),
  },
  zaagblad: {
    model: sawBlade,
    front: { az: -14, el: 8 },
    side: { az: 50, el: 20 },
    detail: { x: 0.75, y: 0.2, k: 2.8 },
  },
};
