import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema/database.ts';
import { problemText } from '../read-files.ts';
import type { Draft } from './drafts.ts';
import type { Editing } from './editing.ts';

/** Prefix of the problem text for a file changed by someone else since the draft was started. */
export const CONFLICT_PREFIX = 'changed meanwhile: ';

const POLL_EVERY_MS = 1_000;

interface PlannedListeners {
  /** Called in the transaction that publishes the draft. */
  onPublished(draft: Draft, trx: Transaction<Database>): Promise<void>;
  onError(error: unknown): void;
}

interface PlannedPublisher {
  /** Publishes drafts that are due. */
  look(): Promise<void>;
  stop(): void;
}

/** Publishes drafts at their planned time. */
export function publishPlanned(
  editing: Editing,
  { onPublished, onError }: PlannedListeners,
): PlannedPublisher {
  const look = async () => {
    for (const draft of await editing.drafts.takeDue()) {
      const outcome = await editing.publish(draft, draft.editor, (trx) => onPublished(draft, trx));
      if (outcome.kind === 'published') continue;
      const problem =
        outcome.kind === 'conflict'
          ? outcome.files.map((file) => `${CONFLICT_PREFIX}${file}`).join('\n')
          : outcome.problems.map(problemText).join('\n');
      await editing.drafts.plan(draft.token, null, problem);
    }
  };
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    look()
      .catch(onError)
      .finally(() => (busy = false));
  }, POLL_EVERY_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
