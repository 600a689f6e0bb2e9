/** What is told of publishing: to the desk, and between the renderer and who asks it. */

export interface PreviewRequest {
  /** Names like `product:123456` or `content:/klantenservice`; null: whatever changed. */
  names: readonly string[] | null;
  /** Token of a draft: the APIs answer as if it were published. */
  draft?: string;
  /** Addresses whose HTML is wanted: `/product/x`. */
  pages?: readonly string[];
}

/** What publishing would make, at this moment. */
export interface Preview {
  /** Names of the entities that differ from what is live. */
  changed: string[];
  /** Pages that would be rendered, by address; `before`: they are live already. */
  pages: { path: string; before: boolean }[];
  /** Addresses of pages that would be no more. */
  removed: string[];
  /** The pages that were asked for, byte for byte: address → HTML. */
  html?: Record<string, string>;
}

/** How far a job is. */
export interface JobProgress {
  job: number;
  /** `waiting`: it failed and is tried again; `failed`: it is given up. */
  state: 'running' | 'done' | 'waiting' | 'failed';
  /** What it is doing, in English: `Rendering pages`. */
  step: string;
  /** Of the step; `total` is 0 where it is not known. */
  done: number;
  total: number;
  /** A second; null before it can be told. */
  rate: number | null;
  secondsLeft: number | null;
}

/** How far a step is; `total` may be 0 where it is not known. */
export type OnStep = (label: string, done: number, total: number) => void;
