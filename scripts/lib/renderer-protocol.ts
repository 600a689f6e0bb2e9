import type { PublishJob } from '../../src/build/publish.ts';
import type { Published } from '../../src/build/rebuild.ts';

/** What is asked of the standing renderer. */
export interface RendererRequest {
  id: number;
  job: PublishJob;
}

/** What it says: how far it is, and how it ended. */
export type RendererMessage =
  | { id: number; step: string; done: number; total: number }
  | { id: number; published: Published | null; memoryMb: number }
  | { id: number; error: string };
