import { Hono } from 'hono';
import { pino } from 'pino';
import { buildStores } from '../../../../demo/catalogue/stores/stores.ts';
import { openMemoryDatabase } from '../../../platform/db/testing/memory-database.ts';
import { AnswerCache } from '../../../platform/http/payload.ts';
import { bearerToken } from '../../../platform/http/context.ts';
import { mountCalls } from '../../../platform/http/mount.ts';
import { createAccount, EMBEDDED_ISSUER, type NewAccount } from '../../identity/accounts.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { CHEAP_COST } from '../../identity/testing/cheap-cost.ts';
import { ShopTokens } from '../../identity/sessions.ts';
import type { CatalogueStore } from '../../../catalogue/reads/catalogue.ts';
import type { Shop } from '../../../catalogue/reads/shop.ts';
import { addressCalls, type AddressLookup } from '../address-calls.ts';
import { generatedLookup } from '../../../../demo/customers/generated-lookup.ts';
import { customerCalls } from '../customer-calls.ts';
import type { CustomerMails } from '../customer-messages.ts';
import { NO_LIMITS } from '../../../platform/http/testing/no-limits.ts';

export const PASSWORD = 'Geheim1';

export interface CallResponse<Data> {
  status: number;
  json: { Success: boolean; Message?: string; Data: Data; Errors?: { Field: string }[] };
}

/** Opens the customer calls with an empty database in memory. Mails are recorded in `sent`. */
export async function openTestCustomers(lookup: AddressLookup = generatedLookup) {
  const opened = await openMemoryDatabase();
  const { db } = opened;
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const now = () => clock.now;
  const sent: { mail: string; to: string; [value: string]: unknown }[] = [];
  const recordMail = (mail: string) => async (_: unknown, values: { to: string }) => {
    sent.push({ mail, ...values });
  };
  const mails: CustomerMails = {
    sendConfirmation: recordMail('confirm'),
    sendEmailChanged: recordMail('email-changed'),
    sendAddressAdded: recordMail('address-added'),
    sendAccountDeleted: recordMail('deleted'),
  };
  const tries = { counted: 0, wait: 0 };
  const stores = buildStores(1, clock.now) as unknown as CatalogueStore[];
  const shop = { db, state: { catalogue: { stores } } } as unknown as Shop;
  const tokens = new ShopTokens(db, 'shop', now);
  const settings = { hiddenStores: [], deliveryCountries: ['NL', 'BE'] };
  const app = new Hono();
  mountCalls(
    app,
    [
      ...customerCalls({
        shop,
        tokens,
        mails,
        tries: {
          async count() {
            tries.counted++;
            return tries.wait;
          },
          async resetTries() {
            tries.counted = 0;
          },
        },
      }),
      ...addressCalls({ shop, mails, lookup, log: pino({ level: 'silent' }) }),
    ],
    {
      cache: new AnswerCache(),
      limits: NO_LIMITS,
      now,
      checkAnswers: true,
      allowsFakeNow: false,
      editorial: () => ({ settings }) as never,
      async caller(c) {
        const token = bearerToken(c.req.header('authorization'));
        return {
          visitorId: null,
          ensureVisitor: () => 'visitor',
          firstChoice: null,
          cookie: () => undefined,
          customer: token === null ? null : await tokens.verify(token),
        };
      },
    },
  );
  const passwordHash = await hashPassword(PASSWORD, CHEAP_COST);
  let accounts = 0;

  return {
    ...{ db, clock, sent, stores, tries, settings },
    close: () => opened.close(),

    /** Creates an account and signs in with it. */
    async signUp(account: Partial<NewAccount> = {}) {
      const accountId = await db.transaction().execute((trx) =>
        createAccount(
          trx,
          {
            issuer: EMBEDDED_ISSUER,
            subject: `subject-${++accounts}`,
            email: `klant-${accounts}@bouw.example`,
            passwordHash,
            isConfirmed: true,
            locale: 'nl',
            contact: { first_name: 'Piet', last_name: 'Bouwer' },
            customer: {},
            ...account,
          },
          clock.now,
        ),
      );
      const token = await tokens.start(accountId!, null);
      const signedIn = await tokens.verify(token!);
      return { token: token!, ...signedIn! };
    },

    async call<Data = unknown>(
      method: string,
      path: string,
      { token, body }: { token?: string; body?: unknown } = {},
    ): Promise<CallResponse<Data>> {
      const response = await app.request(path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        json: (await response.json()) as CallResponse<Data>['json'],
      };
    },
  };
}
