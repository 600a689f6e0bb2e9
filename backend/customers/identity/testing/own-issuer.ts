import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

export interface TestIssuer {
  /** The client that the shop is configured with. */
  env: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string };
  close(): Promise<void>;
}

export interface IssuerAccount {
  password: string;
  claims: { email: string; email_verified: boolean; name: string };
}

const CLIENT = { id: 'wholesale', secret: 'x'.repeat(43) };

/**
 * An OpenID provider beside the shop for tests, configured differently: its own host, path, keys
 * (RS256) and accounts by e-mail address. Its sign-in form can be submitted without being opened.
 */
export async function startTestIssuer(
  accounts: Record<string, IssuerAccount>,
  redirectUris: () => string[],
): Promise<TestIssuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  let provider: Provider | undefined;

  server.on('request', async (request, response) => {
    // The shop's address is known once it listens.
    provider ??= await createTestProvider(issuer, accounts, redirectUris());
    if (!request.url?.startsWith('/form/')) return provider.callback()(request, response);
    if (request.method === 'GET') return response.end('<form method="post"></form>');
    const fields = new URLSearchParams(await bodyOf(request));
    const email = fields.get('email') ?? '';
    if (accounts[email]?.password !== fields.get('password')) {
      return response.writeHead(401).end();
    }
    return provider.interactionFinished(request, response, { login: { accountId: email } });
  });
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function createTestProvider(
  issuer: string,
  accounts: Record<string, IssuerAccount>,
  redirectUris: string[],
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', kid: 'one' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['cookies of the issuer'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...accounts[subject]?.claims }),
    }),
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_, { uid }) => `/form/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
