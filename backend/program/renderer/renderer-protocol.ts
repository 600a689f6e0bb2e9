import type { PreviewJob } from '../../../src/publish/build/preview.ts';
import type { PublishJob } from '../../../src/publish/build/publish.ts';

/** Tasks of the renderer process. */
export type RendererTask =
  | { publish: PublishJob }
  | { preview: PreviewJob }
  /** The file at an address, while nothing has been published yet. */
  | { onDemand: string }
  /** Back to release `to`. */
  | { rollBack: { to: number; by: string } };

export type RendererRequest = RendererTask & { id: number };

/** Progress and result of a request. */
export type RendererAnswer =
  | { id: number; step: string; done: number; total: number }
  | { id: number; result: unknown; memoryMb: number }
  | { id: number; error: string; memoryMb: number };

export type RendererMessage =
  | RendererAnswer
  /** The code on disk is newer than the loaded code. */
  | { id: number; stale: true }
  /** Sent at start if the snapshot was lost and the APIs must be read again. */
  | { id: null; lostSnapshot: true };
