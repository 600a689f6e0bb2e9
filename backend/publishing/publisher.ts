import type { OnStep, Preview, PreviewRequest } from '../../src/domain/entities/publishing.ts';
import type { PublishJob } from './queue.ts';

/** Tells what publishing would make, without making it. */
export interface Previewer {
  /** Rejects with a sentence where the APIs do not answer or a page fails. */
  preview(request: PreviewRequest): Promise<Preview>;
}

/** Reads, renders and makes live. */
export interface Publisher extends Previewer {
  /** The number of the release; null where nothing had changed. */
  publish(job: PublishJob, onStep: OnStep): Promise<number | null>;
  /** Makes an earlier release live again, and holds what that takes back; the new release. */
  rollBack(release: number, by: string): Promise<number>;
}
