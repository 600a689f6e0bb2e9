import type { Context } from 'hono';
import { isLoopback, remoteAddress } from '../http/remote-address.ts';

/**
 * Who asks, for limits. Behind a proxy on this machine it is the address that the proxy wrote
 * last; of what comes from elsewhere the header is not believed.
 */
export function callerAddress(c: Context): string {
  const remote = remoteAddress(c);
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && isLoopback(remote) ? forwarded : remote;
}
