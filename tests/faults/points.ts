/** Points of publishing at which the renderer of a shop under test stands still (`points.mjs`). */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A name, or how many statements to its files come first. */
export type Point = { point: 'rendering' | 'switching' | 'switched' } | { statement: number };

export class Points {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'points-'));
  readonly #armed = path.join(this.#folder, 'armed');
  readonly #reached = path.join(this.#folder, 'reached');

  /** For the processes of the shop. */
  get env(): Record<string, string> {
    const script = pathToFileURL(path.join(import.meta.dirname, 'points.mjs')).href;
    const options = process.env['NODE_OPTIONS'] ?? '';
    return { FAULT_POINTS: this.#folder, NODE_OPTIONS: `${options} --import=${script}` };
  }

  /** The next time that the renderer comes there, it stands still. */
  arm(point: Point): void {
    const next = `${this.#armed}.next`;
    writeFileSync(next, JSON.stringify(point));
    renameSync(next, this.#armed);
  }

  /** The process that stands still; null where none does. */
  standing(): number | null {
    return existsSync(this.#reached) ? Number(readFileSync(this.#reached, 'utf8')) : null;
  }

  /** Lets who stands still go on, and nobody stand still any more. */
  letGo(): void {
    rmSync(this.#armed, { force: true });
    rmSync(this.#reached, { force: true });
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
