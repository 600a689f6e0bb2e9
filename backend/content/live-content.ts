/**
 * What editors wrote, while the shop runs: the folder may change at any time, by the desk, by
 * hand or by git. What is live is remembered, so that a faulty file keeps its last valid version
 * through a restart too.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Accepted, accept } from './accept.ts';
import { type Editorial, editorialOf } from './editorial.ts';
import type { ContentProblem } from './problems.ts';
import { readTexts, type Texts } from './texts.ts';

export interface ContentChange {
  before: Editorial;
  now: Editorial;
  /** Files whose live version is another, in the order of their names. */
  files: string[];
}

export class LiveContent {
  readonly dir: string;
  readonly #slug: string;
  readonly #keptFile: string;
  #disk: Texts;
  #accepted: Accepted;
  #editorial: Editorial;

  /** Throws an Error of one sentence where the folder cannot be read or holds no settings. */
  constructor(dir: string, dataDir: string, slug: string) {
    this.dir = dir;
    this.#slug = slug;
    this.#keptFile = join(dataDir, 'content-valid.json');
    this.#disk = read(dir);
    this.#accepted = accept(this.#disk, readKept(this.#keptFile));
    this.#editorial = editorialOf(this.#accepted.content, slug, this.#accepted.problems);
    writeKept(this.#keptFile, this.#accepted.texts);
  }

  editorial(): Editorial {
    return this.#editorial;
  }

  /** What an editor should mend, by file and line. */
  problems(): readonly ContentProblem[] {
    return this.#accepted.problems;
  }

  /** The version of each file that the shop shows. */
  texts(): Texts {
    return this.#accepted.texts;
  }

  /** Reads the folder again, and takes over what is valid. Null: what is live is the same. */
  look(): ContentChange | null {
    const disk = read(this.dir);
    if (differing(disk, this.#disk).length === 0) return null;
    this.#disk = disk;
    const { texts } = this.#accepted;
    const accepted = accept(disk, texts);
    const files = differing(texts, accepted.texts);
    if (files.length === 0) {
      this.#accepted = { ...accepted, texts };
      return null;
    }
    const before = this.#editorial;
    this.#editorial = editorialOf(accepted.content, this.#slug, accepted.problems);
    this.#accepted = accepted;
    writeKept(this.#keptFile, accepted.texts);
    return { before, now: this.#editorial, files };
  }
}

/** Files that are another in one of two sets, in the order of their names. */
function differing(one: Texts, other: Texts): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((file) => one.get(file) !== other.get(file))
    .sort();
}

function read(dir: string): Texts {
  try {
    return readTexts(dir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The content folder cannot be read: ${reason}`, { cause: error });
  }
}

function readKept(file: string): Texts {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);
  } catch {
    return new Map();
  }
}

function writeKept(file: string, texts: Texts): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify([...texts]));
  renameSync(draft, file);
}
