/**
 * Messages about publishing, between desk and processes, and the rule for releases that lose many
 * pages.
 */

export interface PreviewRequest {
  /**
   * Names of changed entities, such as `product:123456` or `content:/klantenservice`; null to
   * detect them.
   */
  names: readonly string[] | null;
  /** Token of a draft, which is rendered as if it were published. */
  draft?: string;
  /** Pages whose HTML is requested: `/product/x`. */
  pages?: readonly string[];
}

/** The effects that publishing would have now. */
export interface Preview {
  /** Names of the entities that differ from the live release. */
  changed: string[];
  /** Pages that would be rendered; `before`: true if the live release has the page. */
  pages: { path: string; before: boolean }[];
  /** Pages that would be removed. */
  removed: string[];
  /** HTML of the requested pages, by address. */
  html?: Record<string, string>;
}

export interface JobProgress {
  job: number;
  /** `waiting`: it failed and will be retried; `failed`: no more retries. */
  state: 'running' | 'done' | 'waiting' | 'failed';
  /** Description of the current step, in English: `Rendering pages`. */
  step: string;
  /** Progress of the step; `total` is 0 if unknown. */
  done: number;
  total: number;
  /** Items per second; null before it can be measured. */
  rate: number | null;
  secondsLeft: number | null;
}

/** Reports the progress of a step; `total` is 0 if unknown. */
export type OnStep = (label: string, done: number, total: number) => void;

/** Removing up to this many pages is always accepted. */
const ALWAYS_ALLOWED_REMOVALS = 20;
const MAX_REMOVED_SHARE = 0.1;

/**
 * Returns whether a build would remove so many pages that an incomplete API response is a likelier
 * cause than deliberate deletion.
 */
export function removesTooManyPages(pages: number, removed: number): boolean {
  return removed > Math.max(ALWAYS_ALLOWED_REMOVALS, pages * MAX_REMOVED_SHARE);
}
