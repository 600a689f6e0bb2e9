/** A browser for tests: it keeps cookies with their paths, and follows redirects one at a time. */
export class CookieBrowser {
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>();

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const { pathname } = new URL(url);
    const cookies = [...this.#cookies.values()].filter(({ path }) => pathname.startsWith(path));
    if (cookies.length > 0)
      headers.set('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line, pathname);
    return response;
  }

  /** Deletes the cookies with certain names. */
  dropCookies(isDropped: (name: string) => boolean): void {
    for (const [key, { name }] of this.#cookies) if (isDropped(name)) this.#cookies.delete(key);
  }

  /**
   * Follows redirects up to a response that is not a redirect, or up to a redirect to a path in
   * `stopAt`.
   */
  async follow(url: string, stopAt: string, init: RequestInit = {}): Promise<URL | Response> {
    let response = await this.fetch(url, init);
    let at = url;
    for (let hops = 0; hops < 10; hops++) {
      const location = response.headers.get('location');
      if (!location) return response;
      const next = new URL(location, at);
      if (next.pathname === stopAt) return next;
      at = next.href;
      response = await this.fetch(at);
    }
    throw new Error(`More than 10 redirects from ${url}.`);
  }

  #keep(line: string, requestPath: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = [
      pair.slice(0, pair.indexOf('=')),
      pair.slice(pair.indexOf('=') + 1),
    ];
    const attribute = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = attribute('path') ?? requestPath;
    const expires = attribute('expires');
    const key = `${name} ${path}`;
    if (value === '' || (expires && new Date(expires) < new Date())) this.#cookies.delete(key);
    else this.#cookies.set(key, { name, value, path });
  }
}
