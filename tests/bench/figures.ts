/** What a bench measured: printed as it comes, and kept in `.reports/bench.json`, part by part. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../backend/program/processes.ts';

export interface Figure {
  figure: string;
  value: string;
  /** Empty: told for its own sake. */
  goal: string;
  met: boolean;
}

export interface Report {
  /** Prints a figure beside its goal and keeps it. */
  figure(figure: string, value: string, goal?: string, met?: boolean): void;
  /** Keeps what the figures come from. */
  raw(name: string, data: unknown): void;
}

interface Part {
  at: string;
  figures: Figure[];
  raw: Record<string, unknown>;
}

const FILE = path.join(ROOT, '.reports/bench.json');

/** Runs one part; what the file holds of the others stays. Returns the figures that missed their goal. */
export async function runPart(
  name: string,
  measure: (report: Report) => Promise<void>,
): Promise<Figure[]> {
  const part: Part = { at: new Date().toISOString(), figures: [], raw: {} };
  await measure({
    figure(figure, value, goal = '', met = true) {
      part.figures.push({ figure, value, goal, met });
      const mark = goal === '' ? '' : met ? 'ok' : 'MISSED';
      console.log(`${mark.padEnd(6)} ${figure.padEnd(52)} ${value.padEnd(24)} ${goal}`);
    },
    raw(key, data) {
      part.raw[key] = data;
    },
  });
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...earlier(), [name]: part }, null, 2)}\n`);
  return part.figures.filter(({ met }) => !met);
}

function earlier(): Record<string, Part> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Part>;
  } catch {
    return {};
  }
}
