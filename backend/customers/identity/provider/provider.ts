import { type Kysely, type SqlBool, sql } from 'kysely';
import Provider, {
  type Adapter,
  type AdapterPayload,
  errors,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Database } from '../../../platform/db/schema/database.ts';
import { accountBySubject, EMBEDDED_ISSUER, tokenUserOf } from '../accounts.ts';
import { ALGORITHM, signingKeys } from '../tokens.ts';
import { errorPage, languageOf, logoutPage, signedOutPage, PROVIDER_PATH } from './pages.ts';

/** Stores the provider's data in the database, shared by all processes (`oidc_payloads`). */
function databaseAdapter(db: Kysely<Database>, now: () => Date): new (model: string) => Adapter {
  return class implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const values = {
        payload: JSON.stringify(payload, removeNul),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
      };
      await db
        .insertInto('oidc_payloads')
        .values({ model: this.#model, id, consumed_at: null, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute();
    }

    find(id: string): Promise<AdapterPayload | undefined> {
      return this.#find(sql`id = ${id}`);
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#find(sql`uid = ${uid}`);
    }

    /** The device flow is disabled. */
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    /**
     * Marks a code or token as used (RFC 6749 §10.5); of two concurrent callers only one succeeds.
     */
    async consume(id: string): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('oidc_payloads')
        .set({ consumed_at: now() })
        .where('model', '=', this.#model)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('it has been used already');
    }

    async destroy(id: string): Promise<void> {
      await db
        .deleteFrom('oidc_payloads')
        .where('model', '=', this.#model)
        .where('id', '=', id)
        .execute();
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute();
    }

    async #find(condition: ReturnType<typeof sql<SqlBool>>): Promise<AdapterPayload | undefined> {
      const row = await db
        .selectFrom('oidc_payloads')
        .select(['payload', 'consumed_at'])
        .where('model', '=', this.#model)
        .where(condition)
        .where((where) =>
          where.or([where('expires_at', 'is', null), where('expires_at', '>', now())]),
        )
        .executeTakeFirst();
      if (!row) return undefined;
      const payload = row.payload as AdapterPayload;
      return row.consumed_at
        ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
        : payload;
    }
  };
}

/** PostgreSQL does not store NUL, which `state` and other client input may contain. */
function removeNul(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0'))
    throw new errors.InvalidRequest('a NUL character is not allowed');
  return value;
}

export const CLIENT_ID = 'shop';
export const SCOPES = 'openid email profile';

const MINUTE_S = 60;
const DAY_S = 86_400;

export interface ProviderOptions {
  db: Kysely<Database>;
  /** Public origin: `https://shop.example`. */
  origin: string;
  clientSecret: string;
  /** Signs the provider's cookies; the first one signs new ones. */
  cookieSecrets: string[];
  /** Allowed return paths of sign-in and sign-out. */
  redirectPaths: string[];
  logoutPaths: string[];
  now(): Date;
}

/** The embedded OpenID provider: the shop's own accounts behind the standard protocol. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { db, origin, now } = options;
  const keys = await signingKeys(db, 'provider', now());
  const urlOf = (path: string) => origin + path;
  const configuration: Configuration = {
    adapter: databaseAdapter(db, now),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectPaths.map(urlOf),
        post_logout_redirect_uris: options.logoutPaths.map(urlOf),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: ALGORITHM,
      },
    ],
    jwks: { keys: keys.map(({ id, privateJwk }) => ({ ...privateJwk, kid: id, use: 'sig' })) },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    async findAccount(_, subject) {
      const account = await accountBySubject(db, EMBEDDED_ISSUER, subject);
      if (!account) return undefined;
      return {
        accountId: subject,
        claims: async () => ({
          sub: subject,
          email: account.email,
          email_verified: account.isConfirmed,
          name: (await tokenUserOf(db, account.id))?.name,
          locale: account.locale,
        }),
      };
    },
    // The client is the shop itself, so no consent is needed.
    loadExistingGrant,
    interactions: {
      url: (_, { uid }) => `${PROVIDER_PATH}/login/${uid}`,
      policy: signInPolicy(db),
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(languageOf(ctx.get('accept-language')));
        },
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form, languageOf(ctx.get('accept-language')));
        },
      },
    },
    cookies: { keys: options.cookieSecrets, short: { signed: true }, long: { signed: true } },
    ttl: {
      AuthorizationCode: MINUTE_S,
      AccessToken: 10 * MINUTE_S,
      IdToken: 60 * MINUTE_S,
      Interaction: 60 * MINUTE_S,
      Grant: DAY_S,
      Session: 14 * DAY_S,
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = errorPage(String(description ?? error), languageOf(ctx.get('accept-language')));
    },
  };
  const provider = new Provider(origin + PROVIDER_PATH, configuration);
  // The listener sets the shop's origin in the headers of every request.
  provider.proxy = true;
  return provider;
}

/**
 * Interaction policy that also shows the sign-in form if the address of the session's account is
 * unconfirmed.
 */
function signInPolicy(db: Kysely<Database>) {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy.get('login')!.checks.add(
    new Check('unconfirmed', 'The address of the account must be confirmed', async (ctx) => {
      const subject = ctx.oidc.session?.accountId;
      if (subject === undefined) return Check.NO_NEED_TO_PROMPT;
      const account = await accountBySubject(db, EMBEDDED_ISSUER, subject);
      return account?.isConfirmed ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}

async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { provider, client, session, result } = ctx.oidc;
  const grantId = result?.consent?.grantId ?? session?.grantIdFor(client!.clientId);
  if (grantId) {
    const grant = await provider.Grant.find(grantId);
    if (grant) return grant;
  }
  const grant = new provider.Grant({
    clientId: client!.clientId,
    accountId: session!.accountId!,
  });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}
