import type { PreviewJob } from '../../src/build/preview.ts';
import type { PublishJob } from '../../src/build/publish.ts';

/** What is asked of the standing renderer. */
export type RendererTask = { publish: PublishJob } | { preview: PreviewJob };

export type RendererRequest = RendererTask & { id: number };

/** What it says: how far it is, and how it ended. */
export type RendererMessage =
  | { id: number; step: string; done: number; total: number }
  | { id: number; result: unknown; memoryMb: number }
  | { id: number; error: string };
