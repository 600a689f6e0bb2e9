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
import { MAX_PICTURE_BYTES } from '../../platform/media/upright.ts';
import { pictureId, addPicture, deletePicture, MAX_PICTURES, pictureBytes } from './media.ts';
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

/** Content as a folder of files: as it is exported, and as it comes with the demo and the starter. */
interface ContentFolder {
  texts: Texts;
  /** Ids of pictures that documents tell of. */
  pictures: string[];
  /** Files that cannot be taken as they are. */
  problems: ContentProblem[];
  /** Files that are no content. */
  others: string[];
}

/** Longer than any text that an editor writes; longer ones are no content. */
const MOST_TEXT_BYTES = 1_000_000;
const PICTURE = /^media\/([0-9a-f]{20})\.webp$/;

const picturePath = (id: string) => `media/${id}.webp`;

/** Id of the picture that a document describes; undefined for other documents. */
const describedPicture = (file: string): string | undefined =>
  /^media\/(.+)\.yaml$/.exec(file)?.[1];

/** Reads the folder, and checks what is in it as files. Throws where it cannot be read. */
function readFolder(dir: string): ContentFolder {
  const texts = new Map<string, string>();
  const pictures: string[] = [];
  const problems: ContentProblem[] = [];
  const others: string[] = [];
  const refuse = (file: string, message: string) => problems.push({ file, message });
  const files = filesBelow(dir);
  for (const file of files) {
    const [, id] = PICTURE.exec(file) ?? [];
    const size = statSync(join(dir, file)).size;
    if (id && files.includes(`media/${id}.yaml`)) {
      if (size > MAX_PICTURE_BYTES) refuse(file, 'is larger than a picture may be');
      else if (!isPicture(readPicture(dir, id), id))
        refuse(file, 'is not the WebP picture that its name says');
      else pictures.push(id);
    } else if (!isContentFile(file)) others.push(file);
    else if (size > MOST_TEXT_BYTES) refuse(file, 'has over 1,000,000 bytes');
    else {
      const bytes = readFileSync(join(dir, file));
      if (!isUtf8(bytes) || bytes.includes(0)) refuse(file, 'is not text in UTF-8');
      else texts.set(file, bytes.toString('utf8'));
    }
  }
  return { texts, pictures, problems, others };
}

const readPicture = (dir: string, id: string): Buffer => readFileSync(join(dir, picturePath(id)));

const isPicture = (bytes: Buffer, id: string): boolean =>
  pictureId(bytes) === id &&
  bytes.toString('latin1', 0, 4) === 'RIFF' &&
  bytes.toString('latin1', 8, 12) === 'WEBP';

/**
 * Fills a database that never had content from a folder; one that has is left as it is, whatever
 * the folder holds by now. Rejects with an Error where a file of the folder is unusable.
 */
export async function fillContent(
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
    // Another process may begin at the same time.
    if ((await lockDocuments(trx)) > 0) return;
    const edits = [...texts].map(([file, text]) => ({ file, text }));
    await storeDocuments(trx, edits, by, at);
    for (const id of pictures) await addPicture(trx, id, readPicture(dir, id));
  });
}

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

/** The edits that make the documents equal to those of the folder. */
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

/** Imports into a database that no running shop uses. */
export async function importIntoDatabase(
  db: Kysely<Database>,
  dir: string,
  options: ImportOptions & { brand: SiteBrand; publishes: boolean; now(): Date },
): Promise<ImportResult> {
  const { brand, publishes, now } = options;
  if ((await documentsVersion(db)) === 0) return importFirst(db, dir, options, now());
  const live = await LiveContent.open(db, brand.slug);
  // Texts that mention the product count do not change, so any count will do.
  const around = () => ({ brand, count: 0, now: now() });
  return importContent(new ContentStore({ db, live, around, publishes, now }), dir, options);
}

// Exported content is shared: a clone of it is pushed, copied and checked by other users of the
// machine, so its files keep the usual modes although what the shop writes elsewhere is private.

/** Writes a file, whole or not at all, and the folders above it. */
function writeReadable(file: string, data: Buffer | string): void {
  const folder = dirname(file);
  makeReadable(folder);
  // A leading dot: git and the shop leave a half-written file alone.
  const half = join(folder, `.${process.pid}.half`);
  writeFileSync(half, data);
  chmodSync(half, 0o644);
  renameSync(half, file);
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
  /** Content files of the folder that the shop does not have. */
  removed: string[];
}

/**
 * Writes the published content to a folder, which is made where it is missing. Content files that
 * the shop does not have stay there, unless they are to be removed.
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
    const id = describedPicture(file);
    const bytes = id ? await pictureBytes(db, id) : null;
    if (!id || !bytes) continue;
    writeReadable(join(dir, picturePath(id)), bytes);
    written.add(picturePath(id));
  }
  const others = removes && existsSync(dir) ? filesBelow(dir) : [];
  const removed = others.filter((file) => isOfContent(file) && !written.has(file));
  for (const file of removed) rmSync(join(dir, file));
  return { documents: texts.size, pictures: written.size - texts.size, removed };
}

const isOfContent = (file: string) =>
  isContentFile(file) || /^media\/[0-9a-f]{20}\.webp$/.test(file);
