/**
 * The published content in one process: a copy of the documents in the database, kept up to date.
 * An invalid document (from a newer program, or edited by hand) keeps its last valid version, in
 * every process and across restarts.
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
  applyEdits,
} from './documents.ts';

interface AcceptedContent extends LoadedContent {
  /** The text in use for each file: its newest, or its last valid version. */
  texts: Texts;
  /** Files whose newest version is not used because it is invalid. */
  heldBackFiles: ReadonlySet<string>;
}

/**
 * Decides per file which version is shown. A change (edit, new file, deletion) that is invalid, or
 * that breaks an unchanged file, is held back: that file keeps its last valid version, and all
 * others are updated. Without any valid version (`valid` is empty: the first start), everything
 * readable is used, and problems are reported.
 */
export function acceptContent(newest: Texts, valid: Texts): AcceptedContent {
  if (valid.size === 0) return { texts: newest, heldBackFiles: new Set(), ...compileOnce(newest) };
  const changed = new Set(
    [...newest.keys(), ...valid.keys()].filter((file) => newest.get(file) !== valid.get(file)),
  );
  const before = changed.size === 0 ? null : problemSet(compileOnce(valid).problems);
  const heldBack = new Map<string, ContentProblem[]>();

  for (;;) {
    const texts = mergeValid(newest, valid, heldBack);
    const loaded = compileOnce(texts);
    const faulty = loaded.problems.filter(({ file }) => changed.has(file) && !heldBack.has(file));
    for (const { file } of faulty) {
      heldBack.set(
        file,
        faulty.filter((problem) => problem.file === file),
      );
    }
    if (faulty.length > 0) continue;

    const broken = loaded.problems.filter((problem) => !before?.has(problemText(problem)));
    const [first] = broken;
    if (before && first && heldBack.size < changed.size) {
      const candidates = [...changed].filter((file) => !heldBack.has(file)).sort();
      const culprit = candidates.find((file) => {
        const textsWithoutFile = mergeValid(newest, valid, new Map(heldBack).set(file, []));
        const newProblems = compileOnce(textsWithoutFile).problems.filter(
          (p) => !before.has(problemText(p)),
        );
        return newProblems.length < broken.length;
      });
      const message = `breaks another file: ${problemText(first)}`;
      for (const file of culprit ? [culprit] : candidates) heldBack.set(file, [{ file, message }]);
      continue;
    }
    const problems = [...[...heldBack.values()].flat(), ...loaded.problems];
    return { texts, content: loaded.content, problems, heldBackFiles: new Set(heldBack.keys()) };
  }
}

const compiledByTexts = new WeakMap<Texts, LoadedContent>();

/** Compiles texts, once for the same texts: every change is compared with the live texts. */
function compileOnce(texts: Texts): LoadedContent {
  const loaded = compiledByTexts.get(texts) ?? compileContent(texts);
  compiledByTexts.set(texts, loaded);
  return loaded;
}

const problemSet = (problems: ContentProblem[]) => new Set(problems.map(problemText));

/** The newest version of every file that is not held back. */
function mergeValid(newest: Texts, valid: Texts, heldBack: ReadonlyMap<string, unknown>): Texts {
  if (heldBack.size === 0) return newest;
  const texts = new Map(newest);
  for (const file of heldBack.keys()) {
    const text = valid.get(file);
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
  }
  return texts;
}

export interface ContentChange {
  before: Editorial;
  after: Editorial;
}

/** Maximum number of versions tried for an invalid document. */
const MAX_TRIED_VERSIONS = 5;

export class LiveContent {
  readonly #db: Kysely<Database>;
  readonly #slug: string;
  #documents: Documents;
  #accepted: AcceptedContent;
  #editorial: Editorial;
  /** Result of the last check, since what was checked is usually published next. */
  #lastCheck: { live: AcceptedContent; texts: Texts; accepted: AcceptedContent } | null = null;

  private constructor(db: Kysely<Database>, slug: string, documents: Documents, valid: Texts) {
    this.#db = db;
    this.#slug = slug;
    this.#documents = documents;
    this.#accepted = acceptContent(documents.texts, valid);
    this.#editorial = editorialOf(this.#accepted.content, slug, this.#accepted.problems);
  }

  /** Rejects with an Error with a readable message if there are no settings. */
  static async open(db: Kysely<Database>, slug: string): Promise<LiveContent> {
    const documents = await readDocuments(db);
    const valid = await lastValidTexts(db, documents.texts);
    return new LiveContent(db, slug, documents, valid);
  }

  editorial(): Editorial {
    return this.#editorial;
  }

  /** Problems for editors to fix, by file and line. */
  problems(): readonly ContentProblem[] {
    return this.#accepted.problems;
  }

  /** The shown version of each document. */
  texts(): Texts {
    return this.#accepted.texts;
  }

  /** The documents in the database, valid or not. */
  documents(): Documents {
    return this.#documents;
  }

  /** The content with some documents changed. */
  contentAfter(edits: readonly DocumentEdit[]): AcceptedContent {
    return this.#accept(applyEdits(this.#documents.texts, edits));
  }

  /** As `contentAfter`, prepared for the calls. Throws if there would be no settings. */
  editorialAfter(edits: readonly DocumentEdit[]): Editorial {
    const { content, problems } = this.contentAfter(edits);
    return editorialOf(content, this.#slug, problems);
  }

  /** Loads the documents if their version changed. Null: nothing changed that is shown. */
  async reloadIfChanged(): Promise<ContentChange | null> {
    if ((await documentsVersion(this.#db)) === this.#documents.version) return null;
    const documents = await readDocuments(this.#db);
    const accepted = this.#accept(documents.texts);
    const isSame = areEqual(accepted.texts, this.#accepted.texts);
    const before = this.#editorial;
    if (!isSame) this.#editorial = editorialOf(accepted.content, this.#slug, accepted.problems);
    this.#documents = documents;
    this.#accepted = isSame ? { ...accepted, texts: this.#accepted.texts } : accepted;
    this.#lastCheck = null;
    return isSame ? null : { before, after: this.#editorial };
  }

  #accept(texts: Texts): AcceptedContent {
    const live = this.#accepted;
    if (this.#lastCheck?.live !== live || !areEqual(this.#lastCheck.texts, texts))
      this.#lastCheck = { live, texts, accepted: acceptContent(texts, live.texts) };
    return this.#lastCheck.accepted;
  }
}

const areEqual = (one: Texts, other: Texts): boolean =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** The documents, with each invalid one in its newest valid version. */
async function lastValidTexts(db: Kysely<Database>, texts: Texts): Promise<Texts> {
  const triedFiles = new Set<string>();
  for (let valid = texts; ;) {
    // The problems of unreadable files come first: restoring these files may fix the links to them.
    const faulty = compileOnce(valid).problems.find(({ file }) => !triedFiles.has(file));
    if (!faulty) return valid;
    const { file } = faulty;
    triedFiles.add(file);
    for (const { text } of await documentVersions(db, file, MAX_TRIED_VERSIONS)) {
      if (text === null || text === valid.get(file)) continue;
      const repairedTexts = applyEdits(valid, [{ file, text }]);
      if (compileOnce(repairedTexts).problems.some((problem) => problem.file === file)) continue;
      valid = repairedTexts;
      break;
    }
  }
}
