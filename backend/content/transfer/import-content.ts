import type { Kysely } from 'kysely';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import type { Database } from '../../db/schema/database.ts';
import { type DocumentEdit, documentsVersion } from '../documents/documents.ts';
import { ContentStore } from '../documents/content-store.ts';
import { LiveContent } from '../documents/live-content.ts';
import { compileContent } from '../load-content.ts';
import { addPicture, deletePicture, MAX_PICTURES } from '../media/pictures.ts';
import { type ContentProblem, problemText } from '../problems.ts';
import type { Texts } from '../texts.ts';
import { fillContent } from './fill-content.ts';
import {
  type ContentFolder,
  describedPicture,
  picturePath,
  readFolder,
  readPicture,
} from './folder.ts';

interface ImportOptions {
  /** Only says what would change. */
  isDryRun: boolean;
  /** Documents that the folder does not have are deleted. */
  removes: boolean;
  by: string;
}

export interface ImportResult {
  added: string[];
  changed: string[];
  removed: string[];
  /** What is wrong, by file and line; nothing was written where there is any. */
  problems: string[];
  /** Files of the folder that are no content, which are left alone. */
  others: string[];
}

/**
 * Takes over a folder of content, as a whole or not at all: it is checked as a publication at the
 * desk is, and published in the same transaction. Rejects with an Error where the folder cannot be read.
 */
export async function importContent(
  store: ContentStore,
  dir: string,
  { isDryRun, removes, by }: ImportOptions,
): Promise<ImportResult> {
  const folder = readFolder(dir);
  const { others } = folder;
  let result: ImportResult = { added: [], changed: [], removed: [], problems: [], others };
  await store.write({
    by,
    decide: (texts) => {
      const edits = editsOf(texts, folder, removes);
      const problems = [...folder.problems, ...problemsAfter(store, edits, folder)];
      const named = (isOne: (edit: DocumentEdit) => boolean) =>
        edits.filter(isOne).map(({ file }) => file);
      result = {
        added: named(({ file }) => !texts.has(file)),
        changed: named(({ file, text }) => text !== null && texts.has(file)),
        removed: named(({ text }) => text === null),
        problems: sentences(problems),
        others,
      };
      return isDryRun || problems.length > 0 ? null : edits;
    },
    async alongside(trx) {
      for (const id of folder.pictures) await addPicture(trx, id, readPicture(dir, id));
      for (const file of result.removed) {
        const id = describedPicture(file);
        if (id) await deletePicture(trx, id);
      }
    },
  });
  return result;
}

/** Each fault once: what is wrong in both languages is told for each. */
const sentences = (problems: ContentProblem[]): string[] => [...new Set(problems.map(problemText))];

/** What makes the documents those of the folder. */
function editsOf(texts: Texts, folder: ContentFolder, removes: boolean): DocumentEdit[] {
  const edits = [...folder.texts].flatMap(([file, text]): DocumentEdit[] =>
    texts.get(file) === text ? [] : [{ file, text }],
  );
  const gone = removes ? [...texts.keys()].filter((file) => !folder.texts.has(file)) : [];
  return [...edits, ...gone.map((file) => ({ file, text: null }))];
}

function problemsAfter(
  store: ContentStore,
  edits: readonly DocumentEdit[],
  folder: ContentFolder,
): ContentProblem[] {
  const { problems, waiting } = store.live.after(edits);
  const faulty = problems.filter(({ file }) => waiting.has(file));
  const known = store.live.documents().texts;
  const fresh = edits.flatMap(({ file, text }) =>
    text !== null && !known.has(file) ? [file] : [],
  );
  return [...faulty, ...missingPictures(fresh, folder)];
}

/** Pictures that documents tell of and the folder does not have, and too many of them. */
function missingPictures(
  files: Iterable<string>,
  { pictures, problems }: ContentFolder,
): ContentProblem[] {
  const missing = [...files].flatMap((document) => {
    const id = describedPicture(document);
    if (!id || pictures.includes(id)) return [];
    const file = picturePath(id);
    const isTold = problems.some((problem) => problem.file === file);
    return isTold ? [] : [{ file, message: 'this picture is missing' }];
  });
  if (pictures.length <= MAX_PICTURES) return missing;
  return [...missing, { file: 'media', message: `has over ${MAX_PICTURES} pictures` }];
}

/** The same into a database that never had content: the folder must have everything that a shop needs. */
async function importFirst(
  db: Kysely<Database>,
  dir: string,
  { isDryRun, by }: ImportOptions,
  at: Date,
): Promise<ImportResult> {
  const folder = readFolder(dir);
  const problems = [
    ...folder.problems,
    ...compileContent(folder.texts).problems,
    ...missingPictures(folder.texts.keys(), folder),
  ];
  if (!isDryRun && problems.length === 0) await fillContent(db, dir, at, by);
  return {
    added: [...folder.texts.keys()],
    ...{ changed: [], removed: [], others: folder.others },
    problems: sentences(problems),
  };
}

/** `importContent` where no shop has the database open that is to know of it. */
export async function importIntoDatabase(
  db: Kysely<Database>,
  dir: string,
  options: ImportOptions & { brand: SiteBrand; publishes: boolean; now(): Date },
): Promise<ImportResult> {
  const { brand, publishes, now } = options;
  if ((await documentsVersion(db)) === 0) return importFirst(db, dir, options, now());
  const live = await LiveContent.open(db, brand.slug);
  // What is told of the number of products stays the same.
  const around = () => ({ brand, count: 0, now: now() });
  return importContent(new ContentStore({ db, live, around, publishes, now }), dir, options);
}
