import type { JobHandler, RunJob } from './job-handler.ts';
import { type JobKind, PermanentFailure } from './job-kind.ts';

/** Binds a kind to the function that runs it; payloads are parsed before each attempt. */
export function handle<Payload>(
  kind: JobKind<Payload>,
  run: RunJob<Payload>,
  parallel = 1,
): JobHandler {
  return {
    kind,
    parallel,
    async run(payload, context) {
      const parsed = kind.payload.safeParse(payload);
      if (parsed.success) return run(parsed.data, context);
      // Field names only: the values may be personal.
      const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
      throw new PermanentFailure(`The payload does not fit the kind ${kind.name}: ${fields}`);
    },
  };
}
