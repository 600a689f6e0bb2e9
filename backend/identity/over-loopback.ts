/**
 * A `fetch` for the shop's own address that stays on this machine: the embedded provider is
 * reached without the proxy or certificate that browsers go through.
 */
export function overLoopback(origin: () => string, loopback: () => string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const publicUrl = new URL(origin());
    if (url.origin !== publicUrl.origin) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-host', publicUrl.host);
    headers.set('x-forwarded-proto', publicUrl.protocol.slice(0, -1));
    return fetch(loopback() + url.pathname + url.search, { ...init, headers });
  };
}
