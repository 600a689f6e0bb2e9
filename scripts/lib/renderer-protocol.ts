import type { PreviewJob } from '../../src/build/preview.ts';
import type { PublishJob } from '../../src/build/publish.ts';

/** What is asked of the standing renderer. */
export type RendererTask =
  | { publish: PublishJob }
  | { preview: PreviewJob }
  /** Back to release `to`. */
  | { rollBack: { to: number; by: string } };

export type RendererRequest = RendererTask & { id: number };

/** What it says: how far it is, and how it ended; `stale`: its code is no longer that on disk. */
export type RendererMessage =
  | { id: number; step: string; done: number; total: number }
  | { id: number; result: unknown; memoryMb: number }
  | { id: number; error: string; memoryMb: number }
  | { id: number; stale: true };
