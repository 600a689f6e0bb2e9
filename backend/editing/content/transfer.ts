import { isUtf8 } from 'node:buffer';
import {
  readFileSync,
  statSync,
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  writeFileSync,
  rmSync,
} from 'node:fs';
import { join, dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { MAX_PICTURE_BYTES } from '../../platform/media/owned-media.ts';
import { pictureIdOf, addPicture, deletePicture, MAX_PICTURES, readPictureBytes } from './media.ts';
import {
  type ContentProblem,
  filesBelow,
  isContentFile,
  type Texts,
  problemText,
} from './read-files.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  documentsVersion,
  lockDocuments,
  storeDocuments,
  type DocumentEdit,
  ContentStore,
  readDocuments,
} from './documents.ts';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import { LiveContent } from './live-content.ts';
import { compileContent } from './load-content.ts';

/** Content as a folder of files: exported, or supplied with the demo and the starter. */
interface ContentFolder {
  texts: Texts;
  /** Ids of images described by documents. */
  pictures: string[];
  /** Files that cannot be imported unchanged. */
  problems: ContentProblem[];
  /** Files that are not content. */
  others: string[];
}

/** Maximum size; longer files are not content. */
const MAX_TEXT_BYTES = 1_000_000;
const PICTURE_PATH = /^media\/([0-9a-f]{20})\.webp$/;

const picturePathOf = (id: string) => `media/${id}.webp`;

/** Id of the image that a document describes; undefined for other documents. */
const pictureDescribedBy = (file: string): string | undefined =>
  /^media\/(.+)\.yaml$/.exec(file)?.[1];

/** Reads the folder and validates its files. Throws if it cannot be read. */
function readFolder(dir: string): ContentFolder {
  const texts = new Map<string, string>();
  const pictures: string[] = [];
  const problems: ContentProblem[] = [];
  const otherFiles: string[] = [];
  const report = (file: string, message: string) => problems.push({ file, message });
  const files = filesBelow(dir);
  for (const file of files) {
    const [, id] = PICTURE_PATH.exec(file) ?? [];
    const size = statSync(join(dir, file)).size;
    if (id && files.includes(`media/${id}.yaml`)) {
      if (size > MAX_PICTURE_BYTES) report(file, 'is larger than a picture may be');
      else if (!isPicture(readPicture(dir, id), id))
        report(file, 'is not the WebP picture that its name says');
      else pictures.push(id);
    } else if (!isContentFile(file)) otherFiles.push(file);
    else if (size > MAX_TEXT_BYTES) report(file, 'has over 1,000,000 bytes');
    else {
      const bytes = readFileSync(join(dir, file));
      if (!isUtf8(bytes) || bytes.includes(0)) report(file, 'is not text in UTF-8');
      else texts.set(file, bytes.toString('utf8'));
    }
  }
  return { texts, pictures, problems, others: otherFiles };
}

const readPicture = (dir: string, id: string): Buffer => readFileSync(join(dir, picturePathOf(id)));

const isPicture = (bytes: Buffer, id: string): boolean =>
  pictureIdOf(bytes) === id &&
  bytes.toString('latin1', 0, 4) === 'RIFF' &&
  bytes.toString('latin1', 8, 12) === 'WEBP';

/**
 * Fills a database that never had content from a folder; does nothing if it has content. Rejects
 * with an Error if a file is unusable.
 */
export async function fillEmptyDatabase(
  db: Kysely<Database>,
  dir: string,
  at: Date,
  by = 'start',
): Promise<void> {
  if ((await documentsVersion(db)) > 0) return;
  const { texts, pictures, problems } = readFolder(dir);
  const [first] = problems;
  if (first) throw new Error(`The content of ${dir} is unusable: ${problemText(first)}.`);
  await db.transaction().execute(async (trx) => {
    // Another process may start at the same time.
    if ((await lockDocuments(trx)) > 0) return;
    const edits = [...texts].map(([file, text]) => ({ file, text }));
    await storeDocuments(trx, edits, by, at);
    for (const id of pictures) await addPicture(trx, id, readPicture(dir, id));
  });
}

interface ImportOptions {
  /** Dry run: only reports what would change. */
  isDryRun: boolean;
  /** Deletes documents that are not in the folder. */
  removes: boolean;
  by: string;
}

export interface ImportResult {
  added: string[];
  changed: string[];
  removed: string[];
  /** Problems by file and line; if there are any, nothing was written. */
  problems: string[];
  /** Files in the folder that are not content and are ignored. */
  others: string[];
}

/**
 * Imports a folder of content, all or nothing: validated like a publication at the desk, and
 * published in the same transaction. Rejects with an Error if the folder cannot be read.
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
      const filesOf = (isIncluded: (edit: DocumentEdit) => boolean) =>
        edits.filter(isIncluded).map(({ file }) => file);
      result = {
        added: filesOf(({ file }) => !texts.has(file)),
        changed: filesOf(({ file, text }) => text !== null && texts.has(file)),
        removed: filesOf(({ text }) => text === null),
        problems: uniqueProblemTexts(problems),
        others,
      };
      return isDryRun || problems.length > 0 ? null : edits;
    },
    async writeInTransaction(trx) {
      for (const id of folder.pictures) await addPicture(trx, id, readPicture(dir, id));
      for (const file of result.removed) {
        const id = pictureDescribedBy(file);
        if (id) await deletePicture(trx, id);
      }
    },
  });
  return result;
}

/** The problems as texts, without repetitions: a problem of both languages is reported for each. */
const uniqueProblemTexts = (problems: ContentProblem[]): string[] => [
  ...new Set(problems.map(problemText)),
];

/** The edits that make the documents equal to those of the folder. */
function editsOf(texts: Texts, folder: ContentFolder, removes: boolean): DocumentEdit[] {
  const edits = [...folder.texts].flatMap(([file, text]): DocumentEdit[] =>
    texts.get(file) === text ? [] : [{ file, text }],
  );
  const deletedFiles = removes ? [...texts.keys()].filter((file) => !folder.texts.has(file)) : [];
  return [...edits, ...deletedFiles.map((file) => ({ file, text: null }))];
}

function problemsAfter(
  store: ContentStore,
  edits: readonly DocumentEdit[],
  folder: ContentFolder,
): ContentProblem[] {
  const { problems, heldBackFiles } = store.live.contentAfter(edits);
  const faulty = problems.filter(({ file }) => heldBackFiles.has(file));
  const currentTexts = store.live.documents().texts;
  const newFiles = edits.flatMap(({ file, text }) =>
    text !== null && !currentTexts.has(file) ? [file] : [],
  );
  return [...faulty, ...pictureProblems(newFiles, folder)];
}

/** Problems for images that documents describe and the folder lacks, and for too many images. */
function pictureProblems(
  files: Iterable<string>,
  { pictures, problems }: ContentFolder,
): ContentProblem[] {
  const missingProblems = [...files].flatMap((document) => {
    const id = pictureDescribedBy(document);
    if (!id || pictures.includes(id)) return [];
    const file = picturePathOf(id);
    const isReported = problems.some((problem) => problem.file === file);
    return isReported ? [] : [{ file, message: 'this picture is missing' }];
  });
  if (pictures.length <= MAX_PICTURES) return missingProblems;
  return [...missingProblems, { file: 'media', message: `has over ${MAX_PICTURES} pictures` }];
}

/** Import into a database that never had content: the folder must be complete. */
async function importIntoEmptyDatabase(
  db: Kysely<Database>,
  dir: string,
  { isDryRun, by }: ImportOptions,
  at: Date,
): Promise<ImportResult> {
  const folder = readFolder(dir);
  const problems = [
    ...folder.problems,
    ...compileContent(folder.texts).problems,
    ...pictureProblems(folder.texts.keys(), folder),
  ];
  if (!isDryRun && problems.length === 0) await fillEmptyDatabase(db, dir, at, by);
  return {
    added: [...folder.texts.keys()],
    ...{ changed: [], removed: [], others: folder.others },
    problems: uniqueProblemTexts(problems),
  };
}

/** Imports into a database that no running shop uses. */
export async function importIntoDatabase(
  db: Kysely<Database>,
  dir: string,
  options: ImportOptions & { brand: SiteBrand; publishes: boolean; now(): Date },
): Promise<ImportResult> {
  const { brand, publishes, now } = options;
  if ((await documentsVersion(db)) === 0) return importIntoEmptyDatabase(db, dir, options, now());
  const live = await LiveContent.open(db, brand.slug);
  // The number of products does not matter for which texts change.
  const fillValues = () => ({ brand, count: 0, now: now() });
  return importContent(
    new ContentStore({ db, live, fillValues, hasPublisher: publishes, now }),
    dir,
    options,
  );
}

// Exported content is shared with other users of the machine, so its files get the usual
// permissions, although the shop's other files are private.

/** Writes a file atomically, and creates its folders. */
function writeReadable(file: string, data: Buffer | string): void {
  const folder = dirname(file);
  makeReadable(folder);
  // A leading dot, so that git and the shop ignore a partial file.
  const temporaryFile = join(folder, `.${process.pid}.half`);
  writeFileSync(temporaryFile, data);
  chmodSync(temporaryFile, 0o644);
  renameSync(temporaryFile, file);
}

function makeReadable(folder: string): void {
  if (existsSync(folder)) return;
  makeReadable(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}

export interface ExportResult {
  documents: number;
  pictures: number;
  /** Content files in the folder that the shop does not have. */
  removed: string[];
}

/**
 * Writes the published content to a folder, which is created if missing. Other content files stay
 * there, unless they are to be removed.
 */
export async function exportContent(
  db: Kysely<Database>,
  dir: string,
  { removes }: { removes: boolean },
): Promise<ExportResult> {
  const { texts } = await readDocuments(db);
  const written = new Set<string>();
  for (const [file, text] of texts) {
    writeReadable(join(dir, file), text);
    written.add(file);
    const id = pictureDescribedBy(file);
    const bytes = id ? await readPictureBytes(db, id) : null;
    if (!id || !bytes) continue;
    writeReadable(join(dir, picturePathOf(id)), bytes);
    written.add(picturePathOf(id));
  }
  const existingFiles = removes && existsSync(dir) ? filesBelow(dir) : [];
  const removed = existingFiles.filter((file) => isExportedPath(file) && !written.has(file));
  for (const file of removed) rmSync(join(dir, file));
  return { documents: texts.size, pictures: written.size - texts.size, removed };
}

const isExportedPath = (file: string) =>
  isContentFile(file) || /^media\/[0-9a-f]{20}\.webp$/.test(file);
