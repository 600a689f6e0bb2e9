import type { IncomingMessage } from 'node:http';

/** Hosts that requests may name besides the address that they came in on. */
export interface OwnHosts {
  /** Host of the public address, with its port: `shop.example`. */
  site: string;
  /** What the server listens on, as it is set: a name or an address. */
  listening: string;
}

const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * Rewrites a target in absolute form (`GET http://shop.example/a HTTP/1.1`, RFC 9112 §3.2.2) to
 * `/a`, its host going before the Host header. False where it names a host that is not ours: this
 * server is no proxy.
 */
export function toOriginForm(request: IncomingMessage, own: OwnHosts): boolean {
  const target = request.url ?? '/';
  if (target.startsWith('/') || target === '*') return true;
  const authority = ABSOLUTE.exec(target)?.[0];
  if (authority === undefined || !URL.canParse(authority)) return false;
  const url = new URL(authority);
  if (url.username !== '' || url.password !== '' || !isOwn(url, request, own)) return false;
  const rest = target.slice(authority.length).replace(/#.*$/, '');
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = url.host;
  return true;
}

function isOwn(url: URL, { socket }: IncomingMessage, { site, listening }: OwnHosts): boolean {
  if (url.host === site) return true;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (port !== socket.localPort) return false;
  const address = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return ['localhost', '127.0.0.1', '::1', address, listening.toLowerCase()].includes(name);
}
