import { Webhook } from 'standardwebhooks';

/**
 * The headers of a hook, signed according to Standard Webhooks. `secret` as `whsec_…` or base64.
 */
export function signedHook(
  secret: string,
  id: string,
  body: string,
  at = new Date(),
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}
