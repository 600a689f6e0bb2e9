/** Kinds of files by the words that their names carry. */
const KINDS = [
  ['safety', /veiligheidsinformatie|\bsds\b|\bmsds\b/i],
  ['performance', /prestatieverklaring|\bdop\b/i],
  ['manual', /handleiding|montage|manual/i],
  ['sheet', /productblad|datasheet|technisch/i],
] as const;

export interface FileTitle {
  /** Key of its text, null where the name says nothing we know. */
  kind: (typeof KINDS)[number][0] | null;
  /** The name made readable: `montage_advies-wand.pdf` → `montage advies wand`. */
  title: string;
  /** `PDF`; empty without an extension. */
  type: string;
}

/** What a file is called on the page, from its name. */
export function fileTitle(fileName: string): FileTitle {
  const [, stem = fileName, extension = ''] = /^(.+)\.([a-z0-9]{2,4})$/i.exec(fileName) ?? [];
  const kind = KINDS.find(([, pattern]) => pattern.test(stem))?.[0] ?? null;
  return { kind, title: stem.replace(/[-_]+/g, ' ').trim(), type: extension.toUpperCase() };
}
