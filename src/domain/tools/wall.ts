import {
  counterByContents,
  type Candidate,
  chooseCheapest,
  type PackageCounter,
  millimetresOf,
  packageCount,
  piecesOf,
  type ToolLine,
} from './candidate.ts';
import type { ToolAttributes, WallPart } from './tool-table.ts';

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
  /** Maximum part of the cavity, in mm, that insulation may leave empty. */
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

/** `single`, `double`: boards on both sides; `lining`: one layer on one side. */
export const WALL_KINDS = ['single', 'double', 'lining'] as const;
export type WallKind = (typeof WALL_KINDS)[number];
export const BOARDS = ['standard', 'moisture', 'fire', 'acoustic'] as const;
export type WallBoard = (typeof BOARDS)[number];

export interface Opening {
  kind: 'door' | 'window';
  /** Millimetres. */
  width: number;
  height: number;
}

/** A wall as typed; lengths in millimetres. */
export interface Wall {
  kind: WallKind;
  board: WallBoard;
  length: number;
  height: number;
  spacing: (typeof WALL_DATA.spacings)[number];
  stud: (typeof WALL_DATA.studs)[number];
  insulated: boolean;
  openings: readonly Opening[];
}

/** Parts of the list of a wall; the screws of a covered layer are shorter. */
export type WallLinePart = WallPart | 'coveredScrew';

export const BOARD_PARTS = {
  standard: 'boardStandard',
  moisture: 'boardMoisture',
  fire: 'boardFire',
  acoustic: 'boardAcoustic',
} as const satisfies Record<WallBoard, WallPart>;

export type WallFault = 'openings' | 'height';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const squareMetres = (squareMillimetres: number) => squareMillimetres / 1e6;
const hasDoubleLayer = (wall: Pick<Wall, 'kind'>) => wall.kind === 'double';

/** Greatest height in mm of the chosen kind and stud. */
export const maxWallHeight = ({ kind, stud }: Pick<Wall, 'kind' | 'stud'>): number =>
  WALL_DATA.maxHeight[kind === 'double' ? 'double' : 'single'][stud];

/** Returns why a wall cannot be built: openings outside it, or too high for the stud. */
export function wallFault(wall: Wall): WallFault | null {
  const { length, height, openings } = wall;
  if (sum(openings.map((one) => one.width)) > length) return 'openings';
  if (openings.some((one) => one.height > height)) return 'openings';
  return height > maxWallHeight(wall) ? 'height' : null;
}

/** Cuts openings to the size of the wall, so that there is a list even for a wall with a fault. */
function withOpeningsInside(wall: Wall): Wall {
  let free = wall.length;
  const openings = wall.openings.flatMap((one) => {
    const width = Math.min(one.width, free);
    free -= width;
    return width > 0 ? [{ ...one, width, height: Math.min(one.height, wall.height) }] : [];
  });
  return { ...wall, openings };
}

/** Area of one face without its openings, in m². */
export function netFaceArea({ length, height, openings }: Wall): number {
  return squareMetres(length * height - sum(openings.map((one) => one.width * one.height)));
}

/** Studs at the spacing and at both ends, and one at each side of an opening. */
export const studCount = ({ length, spacing, openings }: Wall): number =>
  Math.ceil(length / spacing) + 1 + 2 * openings.length;

/** Faces and layers: a lining has one of each. */
const faceCount = ({ kind }: Wall) => (kind === 'lining' ? 1 : 2);
const layerCount = (wall: Wall) => faceCount(wall) * (hasDoubleLayer(wall) ? 2 : 1);

const columnCount = ({ length }: Wall, width: number) => Math.ceil(length / width);

/**
 * Heights of the strips that cover one face with upright boards of a width. An opening as wide as n
 * boards is certain to shorten only n - 1 strips, wherever it stands.
 */
function stripHeights(wall: Wall, width: number): number[] {
  const savedStrips = wall.openings.flatMap((one) =>
    Array.from({ length: Math.max(0, Math.floor(one.width / width) - 1) }, () => one.height),
  );
  return Array.from(
    { length: columnCount(wall, width) },
    (_, at) => wall.height - (savedStrips[at] ?? 0),
  );
}

/** Boards are set upright, and cut across only. */
const boardCounter =
  (wall: Wall, codes: ToolAttributes): PackageCounter =>
  (board) => {
    const length = millimetresOf(board, codes.length);
    const width = millimetresOf(board, codes.width);
    // Boards are nailed to studs, so their width must be a multiple of the stud spacing.
    if (!length || !width || width % wall.spacing !== 0) return null;
    const face = stripHeights(wall, width);
    const all = Array.from({ length: layerCount(wall) }, () => face).flat();
    return { quantity: stockLengths(all, length), perPackage: squareMetres(length * width) };
  };

/** Studs are never joined from shorter ones, which would be weaker. */
const studCounter =
  (wall: Wall, codes: ToolAttributes): PackageCounter =>
  (profile) => {
    const length = millimetresOf(profile, codes.length) ?? 0;
    const perLength = Math.floor(length / studHeight(wall));
    if (perLength < 1 || millimetresOf(profile, codes.width) !== wall.stud) return null;
    return { quantity: Math.ceil(studCount(wall) / perLength), perPackage: length / 1000 };
  };

const studHeight = ({ height }: Wall) => height - WALL_DATA.studClearance;

/** Track on floor and ceiling, above each opening and below a window, in mm. */
export function trackLength({ length, openings }: Wall): number {
  const doors = openings.filter((one) => one.kind === 'door');
  const around = sum(openings.map((one) => one.width * (one.kind === 'door' ? 1 : 2)));
  return 2 * length - sum(doors.map((one) => one.width)) + around;
}

/** Lengths of track may be joined anywhere. */
const trackCounter =
  (wall: Wall, codes: ToolAttributes): PackageCounter =>
  (profile) => {
    const length = millimetresOf(profile, codes.length);
    if (!length || millimetresOf(profile, codes.width) !== wall.stud) return null;
    return packageCount(trackLength(wall) / 1000, length / 1000);
  };

/** Screws of one layer on one face: a row on each stud, two where boards of 1200 mm meet. */
function screwsPerLayer(wall: Wall, distance: number): number {
  const rows = studCount(wall) + columnCount(wall, JOINT_WIDTH) - 1;
  return rows * (Math.ceil(wall.height / distance) + 1);
}

/** Joints are counted for the usual width of boards (EN 520). */
const JOINT_WIDTH = 1200;

const screwCounter =
  (needed: number, through: number, codes: ToolAttributes): PackageCounter =>
  (screw) => {
    const length = millimetresOf(screw, codes.length) ?? 0;
    const least = through + WALL_DATA.screwThroughProfile;
    if (length < least || length > least + WALL_DATA.screwSpare) return null;
    return packageCount(needed, piecesOf(screw, codes.pieces));
  };

const insulationCounter =
  (wall: Wall, codes: ToolAttributes): PackageCounter =>
  (roll) => {
    const thickness = millimetresOf(roll, codes.thickness) ?? 0;
    const width = millimetresOf(roll, codes.width) ?? 0;
    const fits =
      thickness <= wall.stud &&
      thickness >= wall.stud - WALL_DATA.emptyCavity &&
      width >= wall.spacing &&
      width % wall.spacing <= WALL_DATA.insulationOverlap;
    return fits ? counterByContents(netFaceArea(wall), 'm²')(roll) : null;
  };

/**
 * Lists the materials of a wall, with the cheapest fitting product of each part. The screws follow
 * the chosen board, whose thickness they go through.
 */
export function planWall(
  typed: Wall,
  candidates: Partial<Record<WallPart, readonly Candidate[]>>,
  codes: ToolAttributes,
): ToolLine<WallLinePart>[] {
  const wall = withOpeningsInside(typed);
  const boardPart = BOARD_PARTS[wall.board];
  const candidatesOf = (part: WallPart) => candidates[part] ?? [];
  const lines: ToolLine<WallLinePart>[] = [];
  const addLine = (
    part: WallLinePart,
    unit: ToolLine<string>['unit'],
    needed: number,
    choice: ToolLine<string>['choice'],
  ) => {
    if (needed > 0) lines.push({ part, unit, needed, choice });
  };
  const area = netFaceArea(wall);
  const board = chooseCheapest(candidatesOf(boardPart), boardCounter(wall, codes));
  addLine(boardPart, 'm²', area * layerCount(wall), board);
  const studs = (studCount(wall) * studHeight(wall)) / 1000;
  addLine('stud', 'm', studs, chooseCheapest(candidatesOf('stud'), studCounter(wall, codes)));
  const track = trackLength(wall) / 1000;
  addLine('track', 'm', track, chooseCheapest(candidatesOf('track'), trackCounter(wall, codes)));
  const chosen = candidatesOf(boardPart).find(({ id }) => id === board?.id);
  const thickness = (chosen && millimetresOf(chosen, codes.thickness)) ?? USUAL_THICKNESS;
  const addScrews = (part: WallLinePart, distance: number, through: number) => {
    const needed = screwsPerLayer(wall, distance) * faceCount(wall);
    addLine(
      part,
      'pieces',
      needed,
      chooseCheapest(candidatesOf('screw'), screwCounter(needed, through, codes)),
    );
  };
  const { outer, covered } = WALL_DATA.screwSpacing;
  if (hasDoubleLayer(wall)) addScrews('coveredScrew', covered, thickness);
  addScrews('screw', outer, hasDoubleLayer(wall) ? 2 * thickness : thickness);
  const perM2 = WALL_DATA.fillerPerM2;
  const filler =
    area * faceCount(wall) * (perM2.outer + (hasDoubleLayer(wall) ? perM2.covered : 0));
  addLine(
    'filler',
    'kg',
    filler,
    chooseCheapest(candidatesOf('filler'), counterByContents(filler, 'kg')),
  );
  const tape = ((columnCount(wall, JOINT_WIDTH) - 1) * wall.height * faceCount(wall)) / 1000;
  addLine('tape', 'm', tape, chooseCheapest(candidatesOf('tape'), counterByContents(tape, 'm')));
  if (wall.insulated) {
    addLine(
      'insulation',
      'm²',
      area,
      chooseCheapest(candidatesOf('insulation'), insulationCounter(wall, codes)),
    );
  }
  return lines;
}

const USUAL_THICKNESS = 12.5;

/**
 * Returns how many stock lengths the pieces are cut from: longest piece first, each from the first
 * length with room for it. A piece longer than the stock is made of whole lengths and a remainder.
 * 0 without pieces. Throws a RangeError unless the stock length is positive.
 */
export function stockLengths(pieces: readonly number[], stock: number): number {
  if (!(stock > 0)) throw new RangeError(`A stock length must be positive, not ${stock}.`);
  const whole = pieces.reduce((sum, piece) => sum + Math.floor(piece / stock), 0);
  const offcuts: number[] = [];
  for (const piece of pieces.map((one) => one % stock).toSorted((a, b) => b - a)) {
    if (piece <= 0) continue;
    const at = offcuts.findIndex((rest) => rest >= piece);
    if (at < 0) offcuts.push(stock - piece);
    else offcuts[at]! -= piece;
  }
  return whole + offcuts.length;
}
