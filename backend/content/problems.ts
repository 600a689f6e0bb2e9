/** Something that an editor should mend; `file` is the path of a document. */
export interface ContentProblem {
  file: string;
  /** Counted from 1; absent when the problem is not in one place. */
  line?: number;
  message: string;
}

/** Collects what is wrong while loading; nothing that is reported stops the other files. */
export type Report = (problem: ContentProblem) => void;

/** `pages/nl/betalen.md:12: unknown link …`, as an editor can click it. */
export function problemText({ file, line, message }: ContentProblem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}
