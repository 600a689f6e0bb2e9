/**
 * Numbers of the wall builder, each with the standard or custom it comes from. They describe
 * non-load-bearing partitions of gypsum boards on steel profiles.
 */
export const WALL_DATA = {
  /** Board widths of EN 520 (1200 and 600 mm) are multiples of the stud spacing. */
  spacings: [600, 400],
  /** Widths of C studs (EN 14195). */
  studs: [50, 75, 100],
  /**
   * Greatest height (mm) by width of the stud, boards of 12.5 mm, for homes and offices: the usual
   * values after DIN 18183-1. A table of the manufacturer takes precedence.
   */
  maxHeight: {
    single: { 50: 3000, 75: 4500, 100: 5000 },
    double: { 50: 4000, 75: 5500, 100: 6500 },
  },
  /** Studs are shorter than the room, so that they turn easily into the track (DIN 18182-1). */
  studClearance: 10,
  /** Distance of screws in the outer layer and in a covered one (DIN 18181). */
  screwSpacing: { outer: 250, covered: 750 },
  /** A screw goes at least 10 mm through the profile (DIN 18181). */
  screwThroughProfile: 10,
  /** A much longer screw only costs more and turns slowly. */
  screwSpare: 15,
  /** Filler in kg per m² of one face, for joints and screw heads: usual value of manufacturers. */
  fillerPerM2: { outer: 0.3, covered: 0.15 },
  /** Insulation may leave this much of the cavity empty. */
  emptyCavity: 15,
  /** A strip of insulation may be this much wider than the bay, and is pressed in or cut. */
  insulationOverlap: 50,
} as const;

/** Limits of the form in mm. */
export const WALL_LIMITS = {
  length: { min: 300, max: 50_000 },
  height: { min: 500, max: 6000 },
  opening: { min: 100, max: 6000 },
  /** Largest number of openings. */
  openings: 8,
} as const;
