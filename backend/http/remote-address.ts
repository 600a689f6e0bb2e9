import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Address of the peer; empty where a request did not come over a socket (tests). */
export function remoteAddress(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? '';
}

/** True for the machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
