/** Content as a folder of files: as it is exported, and as it comes with the demo and the starter. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_PICTURE_BYTES } from '../../media/upright.ts';
import { pictureId } from '../media/pictures.ts';
import type { ContentProblem } from '../problems.ts';
import { filesBelow, isContentFile, type Texts } from '../texts.ts';

export interface ContentFolder {
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

export const picturePath = (id: string) => `media/${id}.webp`;

/** Id of the picture that a document describes; undefined for other documents. */
export const describedPicture = (file: string): string | undefined =>
  /^media\/(.+)\.yaml$/.exec(file)?.[1];

/** Reads the folder, and checks what is in it as files. Throws where it cannot be read. */
export function readFolder(dir: string): ContentFolder {
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

export const readPicture = (dir: string, id: string): Buffer =>
  readFileSync(join(dir, picturePath(id)));

const isPicture = (bytes: Buffer, id: string): boolean =>
  pictureId(bytes) === id &&
  bytes.toString('latin1', 0, 4) === 'RIFF' &&
  bytes.toString('latin1', 8, 12) === 'WEBP';
