import * as client from 'openid-client';
import { isLocalOrigin } from '../../../src/env.ts';

export interface RelyingPartyOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** Used for calls to the issuer; the embedded one is reached over loopback. */
  fetch?: typeof fetch;
}

/** Values that the callback of a sign-in must match; stored in a cookie of the browser. */
export interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

export interface SignedInUser {
  /** The issuer's id of the account. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  idToken: string;
}

/** The shop as a client of an OpenID provider: authorization code flow with PKCE. */
export interface RelyingParty {
  readonly issuer: string;
  beginSignIn(
    redirectUri: string,
    options: { locale: string },
  ): Promise<SignInChecks & { url: string }>;
  /** Rejects with an Error if the response does not match the checks. */
  finishSignIn(callbackParameters: URLSearchParams, checks: SignInChecks): Promise<SignedInUser>;
  /**
   * URL for signing out at the issuer; null if the issuer has none. It returns to `returnTo`, with
   * `state` in the query.
   */
  signOutUrl(
    idToken: string | null,
    returnTo: string,
    state: string | null,
  ): Promise<string | null>;
}

const DISCOVERY_LIFE_MS = 60 * 60_000;

export function relyingParty(options: RelyingPartyOptions): RelyingParty {
  const { issuer, clientId, clientSecret, scopes } = options;
  let cachedMetadata: { configuration: Promise<client.Configuration>; until: number } | null = null;

  /** The issuer's metadata, loaded lazily and refreshed every hour. */
  const loadConfiguration = (): Promise<client.Configuration> => {
    if (cachedMetadata && cachedMetadata.until > Date.now()) return cachedMetadata.configuration;
    const configuration = client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      client.ClientSecretBasic(clientSecret),
      {
        ...(options.fetch && { [client.customFetch]: options.fetch as client.CustomFetch }),
        // Plain http is only allowed for an issuer on this machine.
        ...(isLoopback(issuer) && { execute: [client.allowInsecureRequests] }),
      },
    );
    cachedMetadata = { configuration, until: Date.now() + DISCOVERY_LIFE_MS };
    configuration.catch(() => (cachedMetadata = null));
    return configuration;
  };

  return {
    issuer,
    async beginSignIn(redirectUri, { locale }) {
      const configuration = await loadConfiguration();
      const checks: SignInChecks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
        redirectUri,
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopes,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
      return { ...checks, url: url.href };
    },
    async finishSignIn(callbackParameters, checks) {
      const configuration = await loadConfiguration();
      const url = new URL(checks.redirectUri);
      url.search = callbackParameters.toString();
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: checks.codeVerifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new Error('The issuer sent no id token.');
      const userClaims =
        typeof claims['email'] === 'string' || !configuration.serverMetadata().userinfo_endpoint
          ? claims
          : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      const email = userClaims['email'];
      if (typeof email !== 'string') throw new Error('The issuer did not say the e-mail address.');
      const name = userClaims['name'];
      return {
        subject: claims.sub,
        email,
        isEmailVerified: userClaims['email_verified'] === true,
        name: typeof name === 'string' ? name : '',
        idToken: tokens.id_token,
      };
    },
    async signOutUrl(idToken, returnTo, state) {
      const configuration = await loadConfiguration();
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: returnTo,
        ...(idToken && { id_token_hint: idToken }),
        ...(state !== null && { state }),
      }).href;
    },
  };
}

function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

/**
 * The public origin: that of SITE_URL, or the listening address if SITE_URL is this machine (its
 * port may differ, as in tests).
 */
export function publicOrigin(siteUrl: string, listening: string): string {
  return isLocalOrigin(siteUrl) ? new URL(listening).origin : new URL(siteUrl).origin;
}
