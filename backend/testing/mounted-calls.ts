import { Hono } from 'hono';
import type { HandledCall } from '../platform/http/handled-call.ts';
import { mountCalls, type MountOptions } from '../platform/http/mount.ts';

/** An HTTP app with only these calls. */
export function mountOnly(handled: readonly HandledCall[], options: MountOptions): Hono {
  const app = new Hono();
  mountCalls(app, handled, options);
  return app;
}
