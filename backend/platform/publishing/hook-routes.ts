import { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { invalidBody, failureBody } from '../../../src/api/validate.ts';
import type { PublishQueue } from './queue.ts';

const MAX_NAMES = 10_000;

const bodySchema = z.object({
  /** `product:123456`, `content:/klantenservice`; absent or empty: everything that changed. */
  entities: z
    .array(z.string().regex(/^[a-z-]+:\S{1,200}$/, 'must look like product:123456'))
    .max(MAX_NAMES)
    .default([]),
  reason: z.string().max(200).default('Hook'),
});

/**
 * `POST /api/hooks/rebuild` for merchandise and content systems, signed according to Standard
 * Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Returns 202 with the job; a
 * repeated hook gets the same one. A wrong or old signature is a 401 and queues nothing.
 */
export function hookRoutes(queue: PublishQueue, secret: string, onAdded: () => void): Hono {
  const webhook = new Webhook(secret);
  const app = new Hono();
  app.post('/rebuild', async (c) => {
    const text = await c.req.text();
    const header = (name: string) => c.req.header(name) ?? '';
    try {
      webhook.verify(
        text,
        {
          'webhook-id': header('webhook-id'),
          'webhook-timestamp': header('webhook-timestamp'),
          'webhook-signature': header('webhook-signature'),
        },
        { jsonParse: false },
      );
    } catch {
      return c.json(failureBody('The signature is missing, wrong or too old.'), 401);
    }
    const parsed = bodySchema.safeParse(text === '' ? {} : jsonOf(text));
    if (!parsed.success) return c.json(invalidBody(parsed.error), 400);
    const { entities, reason } = parsed.data;
    const job = await queue.add({
      names: entities.length > 0 ? entities : null,
      by: 'hook',
      reason,
      hookId: header('webhook-id'),
    });
    onAdded();
    return c.json({ Success: true, Data: { JobId: job } }, 202);
  });
  return app;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A secret of this installation in the format of Standard Webhooks. */
export const webhookSecret = (kept: string): string =>
  kept.startsWith('whsec_') ? kept : Buffer.from(kept, 'base64url').toString('base64');
