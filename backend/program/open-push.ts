import type { Kysely } from 'kysely';
import { variantBrand } from '../../src/brands/site-brand.ts';
import type { Env } from '../../src/env.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { HandledCall } from '../platform/http/handled-call.ts';
import type { JobHandler } from '../platform/jobs/job-kind.ts';
import { pushCalls } from '../customers/push/push-calls.ts';
import { pushHandler, vapidKeys, vapidSubject } from '../customers/push/push-job.ts';
import { installationSecret } from '../platform/http/installation-secret.ts';

/** Notifications about orders, signed with the configured key, or a generated one in DATA_DIR. */
export function openPush(
  env: Env,
  db: Kysely<Database>,
): { calls: HandledCall[]; handler: JobHandler } {
  const privateKey = env.VAPID_PRIVATE_KEY || installationSecret(env.DATA_DIR, 'vapid-key');
  const subject = vapidSubject(env.VAPID_SUBJECT, env.MAIL_FROM?.address, env.SITE_URL);
  const options = {
    db,
    keys: vapidKeys(privateKey, subject),
    // Without the service worker, browsers cannot show them.
    services: env.SERVICE_WORKER === 'off' ? [] : env.PUSH_SERVICES,
    slug: variantBrand(env).slug,
  };
  return { calls: pushCalls(options), handler: pushHandler(options) };
}
