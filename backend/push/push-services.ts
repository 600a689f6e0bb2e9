const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * True for an address at one of the push services (host names; `*.` before a name means those below
 * it). The server posts to these addresses, which browsers name: all others are refused. Only a
 * service on this machine may do without https and the default port.
 */
export function isAtPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  const isHere = LOOPBACK.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) return false;
  if (port !== '' && !isHere) return false;
  return services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}
