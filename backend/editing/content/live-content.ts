/**
 * What editors published, as one process shows it: a copy of the documents in the database, which
 * follows them. A faulty document (of a later program, or of other hands) keeps its last valid
 * version, in every process and through restarts.
 */
import type { Kysely } from 'kysely';
import { compileContent, type LoadedContent } from './load-content.ts';
import { type ContentProblem, problemText, type Texts } from './read-files.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { type Editorial, editorialOf } from './editorial.ts';
import {
  type DocumentEdit,
  type Documents,
  documentsVersion,
  documentVersions,
  readDocuments,
  withEdits,
} from './documents.ts';

interface Accepted extends LoadedContent {
  /** The text in use for each file: its newest version, or its last valid one. */
  texts: Texts;
  /** Files whose newest version waits, since something is wrong with it. */
  waiting: ReadonlySet<string>;
}

/**
 * Decides file by file which version the shop shows. A change (an edit, a new file, a deletion)
 * that is faulty, or that breaks a file which has not changed, waits: that file keeps its last
 * valid version, and all others go on. Without any valid version (`valid` is empty: the first
 * start) everything that can be read is taken, and what is wrong is reported.
 */
export function accept(newest: Texts, valid: Texts): Accepted {
  if (valid.size === 0) return { texts: newest, waiting: new Set(), ...compiled(newest) };
  const changed = new Set(
    [...newest.keys(), ...valid.keys()].filter((file) => newest.get(file) !== valid.get(file)),
  );
  const before = changed.size === 0 ? null : problemSet(compiled(valid).problems);
  const waiting = new Map<string, ContentProblem[]>();

  for (;;) {
    const texts = merged(newest, valid, waiting);
    const loaded = compiled(texts);
    const faulty = loaded.problems.filter(({ file }) => changed.has(file) && !waiting.has(file));
    for (const { file } of faulty) {
      waiting.set(
        file,
        faulty.filter((problem) => problem.file === file),
      );
    }
    if (faulty.length > 0) continue;

    const broken = loaded.problems.filter((problem) => !before?.has(problemText(problem)));
    const [first] = broken;
    if (before && first && waiting.size < changed.size) {
      const free = [...changed].filter((file) => !waiting.has(file)).sort();
      const culprit = free.find((file) => {
        const without = merged(newest, valid, new Map(waiting).set(file, []));
        const left = compiled(without).problems.filter((p) => !before.has(problemText(p)));
        return left.length < broken.length;
      });
      const message = `breaks another file: ${problemText(first)}`;
      for (const file of culprit ? [culprit] : free) waiting.set(file, [{ file, message }]);
      continue;
    }
    const problems = [...[...waiting.values()].flat(), ...loaded.problems];
    return { texts, content: loaded.content, problems, waiting: new Set(waiting.keys()) };
  }
}

const known = new WeakMap<Texts, LoadedContent>();

/** Compiles texts once and caches the result: every change compares with the live texts. */
function compiled(texts: Texts): LoadedContent {
  const loaded = known.get(texts) ?? compileContent(texts);
  known.set(texts, loaded);
  return loaded;
}

const problemSet = (problems: ContentProblem[]) => new Set(problems.map(problemText));

/** The newest version of every file but those that wait. */
function merged(newest: Texts, valid: Texts, waiting: ReadonlyMap<string, unknown>): Texts {
  if (waiting.size === 0) return newest;
  const texts = new Map(newest);
  for (const file of waiting.keys()) {
    const text = valid.get(file);
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
  }
  return texts;
}

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
  /** The result of the last check of a change: it is about to be published. */
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

  /** The content as it would be with some documents changed. */
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
