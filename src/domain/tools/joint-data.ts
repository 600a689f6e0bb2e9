import type { Finish } from './tool-table.ts';

/** Dimensions of a metric thread, in mm and mm². */
export interface Thread {
  /** Nominal diameter. */
  diameter: number;
  /** ISO 261, coarse. */
  pitch: number;
  /** Stress area, ISO 898-1. */
  stressArea: number;
  /** Height of lock and flange nuts (DIN 985, DIN 6923), which are higher than those of ISO 4032. */
  nutHeight: number;
  /** Thickness of a penny washer (DIN 9021), which is not thinner than one of ISO 7089. */
  washerThickness: number;
  /** Thickness of a washer for timber, DIN 440. */
  timberWasherThickness: number;
}

const threadOf = (
  diameter: number,
  pitch: number,
  stressArea: number,
  nutHeight: number,
  washerThickness: number,
  timberWasherThickness: number,
): Thread => ({ diameter, pitch, stressArea, nutHeight, washerThickness, timberWasherThickness });

export const THREADS: readonly Thread[] = [
  threadOf(5, 0.8, 14.2, 5, 1.2, 2),
  threadOf(6, 1, 20.1, 6, 1.6, 2),
  threadOf(8, 1.25, 36.6, 8, 2, 3),
  threadOf(10, 1.5, 58, 10, 2.5, 3),
  threadOf(12, 1.75, 84.3, 12, 3, 4),
  threadOf(16, 2, 157, 16, 3, 5),
  threadOf(20, 2.5, 245, 20, 4, 5),
];

/** Standard lengths of bolts (ISO 888). */
export const STANDARD_LENGTHS: readonly number[] = [
  10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160,
  180, 200, 220, 240, 260, 280, 300,
];

/** Number of turns of the thread that must stand out of the nut. */
export const THREADS_BEYOND_NUT = 2;
/** Maximum length in mm by which a bolt may exceed the needed length. */
export const MAX_SPARE_LENGTH = 30;
/** Length in mm of the thread of a bolt with a shank (ISO 888, coarse thread). */
export const threadLength = (diameter: number, length: number): number =>
  Math.min(length, 2 * diameter + (length <= 125 ? 6 : length <= 200 ? 12 : 25));
/** Timber splits around thin bolts under load: EN 1995-1-1 counts from M6, custom from M8. */
export const MIN_DIAMETER_IN_TIMBER = 8;

/** Tensile strength in N/mm²: class 8.8 (ISO 898-1), A2-70 and A4-70 (ISO 3506-1). */
export const STRENGTH: Record<Finish, number> = { zinc: 800, hotDip: 800, a2: 700, a4: 700 };
/** Factors for the shear strength of a bolt in its thread (EN 1993-1-8, table 3.4). */
export const SHEAR = { factor: 0.6, partial: 1.25 };
/** Partial factor of a varying load (EN 1990), and newtons of a kilogram. */
export const LOAD = { partial: 1.5, newtons: 9.81 };
/**
 * Timber of class C24 (EN 338), its factors for a lasting load indoors, outdoors (service class 3),
 * and for connections (EN 1995-1-1).
 */
export const TIMBER = { density: 350, lastingLoad: { dry: 0.6, wet: 0.5 }, partial: 1.3 };

export const MATERIALS = ['timber', 'steel', 'galvanised', 'stainless', 'aluminium'] as const;
export type JointMaterial = (typeof MATERIALS)[number];

export const ENVIRONMENTS = ['indoors', 'outdoors', 'coast'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

type Metal = Exclude<JointMaterial, 'timber'>;

/** Anodic index in volts below gold: the galvanic series as MIL-STD-889 groups metals. */
export const ANODIC_INDEX: Record<Metal, number> = {
  stainless: 0.5,
  steel: 0.85,
  aluminium: 0.9,
  galvanised: 1.2,
};

/** What the surface of a fastener is made of. */
export const METAL_OF_FINISH: Record<Finish, Metal> = {
  zinc: 'galvanised',
  hotDip: 'galvanised',
  a2: 'stainless',
  a4: 'stainless',
};

/** Largest difference in volts that is usually accepted between two metals in contact. */
export const MAX_CORROSION_VOLTS: Record<Environment, number> = {
  indoors: 0.5,
  outdoors: 0.25,
  coast: 0.15,
};
