/**
 * What editors published, as one process shows it: a copy of the documents in the database, which
 * follows them. A faulty document (of a later program, or of other hands) keeps its last valid
 * version, in every process and through restarts.
 */
import type { Kysely } from 'kysely';
import { type Accepted, accept, compiled } from '../accept.ts';
import type { Database } from '../../db/schema/database.ts';
import { type Editorial, editorialOf } from '../editorial.ts';
import type { ContentProblem } from '../problems.ts';
import type { Texts } from '../texts.ts';
import {
  type DocumentEdit,
  type Documents,
  documentsVersion,
  documentVersions,
  readDocuments,
  withEdits,
} from './documents.ts';

export interface ContentChange {
  before: Editorial;
  now: Editorial;
}

/** Versions of a faulty document that are tried. */
const MOST_TRIED = 5;

export class LiveContent {
  readonly #db: Kysely<Database>;
  readonly #slug: string;
  #documents: Documents;
  #accepted: Accepted;
  #editorial: Editorial;
  /** What was accepted last on top of what is live: it is about to be published. */
  #tried: { live: Accepted; texts: Texts; accepted: Accepted } | null = null;

  private constructor(db: Kysely<Database>, slug: string, documents: Documents, valid: Texts) {
    this.#db = db;
    this.#slug = slug;
    this.#documents = documents;
    this.#accepted = accept(documents.texts, valid);
    this.#editorial = editorialOf(this.#accepted.content, slug, this.#accepted.problems);
  }

  /** Rejects with an Error of one sentence where there are no settings. */
  static async open(db: Kysely<Database>, slug: string): Promise<LiveContent> {
    const documents = await readDocuments(db);
    const valid = await lastValid(db, documents.texts);
    return new LiveContent(db, slug, documents, valid);
  }

  editorial(): Editorial {
    return this.#editorial;
  }

  /** What an editor should mend, by file and line. */
  problems(): readonly ContentProblem[] {
    return this.#accepted.problems;
  }

  /** The version of each document that the shop shows. */
  texts(): Texts {
    return this.#accepted.texts;
  }

  /** The documents as they are in the database, valid or not. */
  documents(): Documents {
    return this.#documents;
  }

  /** What would be live with some documents changed. */
  after(edits: readonly DocumentEdit[]): Accepted {
    return this.#accept(withEdits(this.#documents.texts, edits));
  }

  /** The same, ready to be answered. Throws where there would be no settings. */
  editorialAfter(edits: readonly DocumentEdit[]): Editorial {
    const { content, problems } = this.after(edits);
    return editorialOf(content, this.#slug, problems);
  }

  /** Takes over what is valid of the documents now. Null: what is live is the same. */
  async look(): Promise<ContentChange | null> {
    if ((await documentsVersion(this.#db)) === this.#documents.version) return null;
    const documents = await readDocuments(this.#db);
    const accepted = this.#accept(documents.texts);
    const isSame = areEqual(accepted.texts, this.#accepted.texts);
    const before = this.#editorial;
    if (!isSame) this.#editorial = editorialOf(accepted.content, this.#slug, accepted.problems);
    this.#documents = documents;
    this.#accepted = isSame ? { ...accepted, texts: this.#accepted.texts } : accepted;
    this.#tried = null;
    return isSame ? null : { before, now: this.#editorial };
  }

  #accept(texts: Texts): Accepted {
    const live = this.#accepted;
    if (this.#tried?.live !== live || !areEqual(this.#tried.texts, texts))
      this.#tried = { live, texts, accepted: accept(texts, live.texts) };
    return this.#tried.accepted;
  }
}

const areEqual = (one: Texts, other: Texts): boolean =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** The documents, each faulty one in its newest version that is not. */
async function lastValid(db: Kysely<Database>, texts: Texts): Promise<Texts> {
  const tried = new Set<string>();
  for (let valid = texts; ;) {
    // What cannot be read is told first: then what links to it is right again.
    const faulty = compiled(valid).problems.find(({ file }) => !tried.has(file));
    if (!faulty) return valid;
    const { file } = faulty;
    tried.add(file);
    for (const { text } of await documentVersions(db, file, MOST_TRIED)) {
      if (text === null || text === valid.get(file)) continue;
      const mended = withEdits(valid, [{ file, text }]);
      if (compiled(mended).problems.some((problem) => problem.file === file)) continue;
      valid = mended;
      break;
    }
  }
}
