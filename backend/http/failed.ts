import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { miss } from '../../src/api/validate.ts';
import { busyText, failedText, refusedText } from './call-texts.ts';
import { languageOf } from './context.ts';
import { DatabaseUnavailableError, RETRY_AFTER_S } from '../db/unavailable.ts';
import { QueueFullError } from './limits/work-queue.ts';

/** As nginx logs it: the caller closed the connection before the answer. */
const CALLER_LEFT = 499;

/**
 * The answer to a call that threw, in the agreed form: the status of a refusal (413 of a body that
 * is too large), 503 with Retry-After where the database does not answer or too many wait, else 500.
 * It names the request, which the log has with the cause.
 */
export function failed(error: Error, c: Context, log: Logger): Response {
  const requestId = c.get('requestId');
  const locale = languageOf(c);
  if (error instanceof HTTPException && error.status < 500) {
    const message = error.message || refusedText(error.status)[locale];
    return c.json(miss(message), error.status, { 'Cache-Control': 'no-store' });
  }
  const { signal } = c.req.raw;
  // It waited for its turn, and nobody waits for it any more.
  if (signal.aborted && error === signal.reason) return new Response(null, { status: CALLER_LEFT });
  const isFull = error instanceof QueueFullError;
  log[isFull ? 'warn' : 'error'](
    { requestId, method: c.req.method, path: c.req.path, err: error },
    'failed',
  );
  if (isFull || error instanceof DatabaseUnavailableError) {
    const message = busyText(RETRY_AFTER_S, requestId)[locale];
    return c.json(miss(message), 503, {
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_S),
    });
  }
  const message = failedText(requestId)[locale];
  return c.json(miss(message), 500, { 'Cache-Control': 'no-store' });
}
