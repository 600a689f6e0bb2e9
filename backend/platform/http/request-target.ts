import type { IncomingMessage } from 'node:http';

/** Hosts that requests may name, besides the address of the connection. */
export interface OwnHosts {
  /** Host of the public address, with its port: `shop.example`. */
  site: string;
  /** The configured listening name or address. */
  listening: string;
}

const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * Rewrites a target in absolute form (`GET http://shop.example/a HTTP/1.1`, RFC 9112 §3.2.2) to
 * `/a`; its host overrides the Host header. False if the host is not ours: this server is not a
 * proxy.
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
