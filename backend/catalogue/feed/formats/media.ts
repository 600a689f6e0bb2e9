/** Files of a product, sorted by what they are. */

export interface FormatFile {
  /** Address, or name beside the feed. */
  source: string;
  /** By its own word, where the format says it; else the name of the file does. */
  kind?: FileKind;
  /** The smallest comes first. */
  order?: number;
}

export type FileKind = 'picture' | 'document' | 'video' | 'none';

/** As many as the feed takes of one product. */
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

/** Each file once, in its order; one of no known kind is left out. */
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
