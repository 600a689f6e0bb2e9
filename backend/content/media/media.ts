/**
 * Pictures that editors bring, in `media/` of the content folder: the picture as `<id>.webp`, named
 * by its digest, and what is told of it as `<id>.yaml`, so that git takes both along with the texts
 * that show them.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { MAX_PICTURE_BYTES, NoPictureError, uprightPicture } from '../../media/upright.ts';
import { parseYaml } from '../yaml-file.ts';
import { type MediaSource, mediaSchema } from '../schemas.ts';
import { writeReadable } from '../readable-file.ts';
import { readTexts, type Texts } from '../texts.ts';

export const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES;
const ID = /^[0-9a-f]{20}$/;

export interface MediaItem extends MediaSource {
  id: string;
  /** Files that show it. */
  usedIn: string[];
}

/** Why a picture is refused; each has a text `media.fault.…`. */
export class MediaFault extends Error {
  readonly reason: 'large' | 'picture' | 'used';

  constructor(reason: MediaFault['reason']) {
    super(`The picture is refused: ${reason}.`);
    this.reason = reason;
  }
}

export const mediaAddress = (id: string) => `/api/images/media/${id}`;

export class Media {
  readonly #dir: string;
  readonly #texts: () => Texts;

  /** `texts` are all that may show a picture: files on disk and drafts. */
  constructor(contentDir: string, texts: () => Texts = () => readTexts(contentDir)) {
    this.#dir = join(contentDir, 'media');
    this.#texts = texts;
  }

  /** By name. `drafts` are texts that are not on disk yet: file → text. */
  list(drafts: readonly { file: string; text: string | null }[] = []): MediaItem[] {
    const texts = [...this.#texts()];
    const own = texts.flatMap(([file, text]): MediaItem[] => {
      const id = /^media\/([0-9a-f]{20})\.yaml$/.exec(file)?.[1];
      const source = id && parseYaml(mediaSchema, text, file, () => {})?.value;
      if (!id || !source) return [];
      const users = [...texts, ...drafts.map((draft) => [draft.file, draft.text ?? ''] as const)];
      const usedIn = users.flatMap(([name, all]) =>
        name !== file && all.includes(id) ? [name] : [],
      );
      return [{ ...source, id, usedIn: [...new Set(usedIn)] }];
    });
    return own.sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Pictures for a form to choose from: address → name. */
  choices(): Map<string, string> {
    return new Map(this.list().map(({ id, name }) => [mediaAddress(id), name]));
  }

  /**
   * Takes a picture in: decoded, turned upright, made no larger than a page can show, and written
   * anew without what the camera noted. Throws a `MediaFault`.
   */
  async add(bytes: Buffer, told: Omit<MediaSource, 'width' | 'height'>): Promise<string> {
    if (bytes.length > MAX_UPLOAD_BYTES) throw new MediaFault('large');
    const { data, info } = await uprightPicture(bytes).catch((error: unknown) => {
      throw error instanceof NoPictureError ? new MediaFault('picture') : error;
    });
    const id = createHash('sha256').update(data).digest('hex').slice(0, 20);
    this.#write(`${id}.webp`, data);
    this.tell(id, { ...told, width: info.width, height: info.height });
    return id;
  }

  /** Writes what is told of a picture. */
  tell(id: string, source: MediaSource): void {
    if (ID.test(id))
      this.#write(`${id}.yaml`, stringify(source, { lineWidth: 0, singleQuote: true }));
  }

  /** Throws a `MediaFault` while a file or a draft shows it. */
  remove(id: string, drafts: readonly { file: string; text: string | null }[]): void {
    const item = this.list(drafts).find((one) => one.id === id);
    if (!item) return;
    if (item.usedIn.length > 0) throw new MediaFault('used');
    rmSync(join(this.#dir, `${id}.yaml`), { force: true });
    rmSync(join(this.#dir, `${id}.webp`), { force: true });
  }

  /** True where there is a picture with this id. */
  has(id: string): boolean {
    return ID.test(id) && existsSync(join(this.#dir, `${id}.webp`));
  }

  /** The bytes of a picture; null where there is none. */
  bytes(id: string): Buffer | null {
    return this.has(id) ? readFileSync(join(this.#dir, `${id}.webp`)) : null;
  }

  #write(name: string, data: Buffer | string): void {
    writeReadable(join(this.#dir, name), data);
  }
}
