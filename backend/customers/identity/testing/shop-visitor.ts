import { CookieBrowser } from './cookie-browser.ts';

interface CallResponse {
  status: number;
  Success: boolean;
  Data: Record<string, unknown>;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A visitor with a browser who signs in at a running shop, over HTTP. */
export class ShopVisitor {
  readonly browser = new CookieBrowser();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Calls an authentication call of the API. */
  async auth(name: string, body: object, token?: string): Promise<CallResponse> {
    return this.call('POST', `/api/auth/${name}`, token, body);
  }

  async call(method: string, path: string, token?: string, body?: object): Promise<CallResponse> {
    const response = await this.browser.fetch(this.#url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      ...((await response.json()) as Omit<CallResponse, 'status'>),
    };
  }

  /** Starts a sign-in; returns the URL of the issuer's form. */
  async openForm(): Promise<string> {
    const startResponse = await this.browser.fetch(`${this.#url}/api/auth/bm`);
    const issuer = startResponse.headers.get('location')!;
    const formResponse = await this.browser.fetch(issuer);
    return new URL(formResponse.headers.get('location')!, issuer).href;
  }

  /**
   * Submits the form once; the response may be a redirect. `address`: IP address of the client, as
   * a proxy reports it.
   */
  tryPassword(
    form: string,
    fields: { email: string; password: string },
    address?: string,
  ): Promise<Response> {
    const headers = { ...FORM, ...(address && { 'x-forwarded-for': address }) };
    const body = new URLSearchParams(fields).toString();
    return this.browser.fetch(form, { method: 'POST', headers, body });
  }

  /** Signs in with the issuer's form; returns the shop's token. Throws if the form refuses. */
  async signIn(email: string, password: string): Promise<string> {
    const body = new URLSearchParams({ email, password }).toString();
    const form = await this.openForm();
    const end = await this.browser.follow(form, '/login/redirect', {
      ...{ method: 'POST', headers: FORM, body },
    });
    if (end instanceof Response) throw new Error(`Refused with ${end.status}.`);
    const { Data } = await this.auth('login', Object.fromEntries(end.searchParams));
    if (typeof Data['Token'] !== 'string') throw new Error(String(Data['Message']));
    return Data['Token'];
  }
}
