/** Sorts the files of a product by kind. */

export interface FormatFile {
  /** Address, or file name relative to the feed. */
  source: string;
  /** Kind according to the format; by default derived from the file name. */
  kind?: FileKind;
  /** Lowest first. */
  order?: number;
}

export type FileKind = 'picture' | 'document' | 'video' | 'none';

/** Maximum number per product in the feed. */
const MOST = { picture: 30, document: 10, video: 30 };

const KINDS: [FileKind, RegExp][] = [
  ['picture', /\.(?:jpe?g|png|webp|gif|tiff?|bmp|avif|svg)$/i],
  ['document', /\.(?:pdf|docx?|xlsx?|txt)$/i],
  ['video', /\.(?:mp4|webm|mov)$/i],
];

export function kindOf(source: string): FileKind {
  if (/^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i.test(source))
    return 'video';
  const file = source.split(/[?#]/, 1)[0]!;
  return KINDS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'none';
}

/** Returns the files in order, without duplicates and unknown kinds. */
export function mediaOf(
  files: readonly FormatFile[],
): Record<'pictures' | 'documents' | 'videos', string[]> {
  const sorted = files
    .map((file) => ({ ...file, order: file.order ?? Infinity, source: file.source.trim() }))
    .filter(({ source }) => source !== '')
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  const of = (kind: keyof typeof MOST) =>
    [
      ...new Set(
        sorted
          .filter((file) => (file.kind ?? kindOf(file.source)) === kind)
          .map(({ source }) => source),
      ),
    ].slice(0, MOST[kind]);
  return { pictures: of('picture'), documents: of('document'), videos: of('video') };
}
