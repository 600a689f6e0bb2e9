/** Dependencies of the desk's pages. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Editing } from '../content/editing/editing.ts';
import type { MediaLibrary } from '../content/media.ts';
import type { Env } from '../../../src/env.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { DiskWatch } from '../../platform/disk-watch.ts';
import { type ClientAddress, clientAddresses } from '../../platform/http/limits/client-address.ts';
import {
  databaseLimits,
  type Limit,
  type KnownDevices,
  knownDevices,
  type SignInLimits,
  signInLimits,
} from '../../platform/http/limits/database-limits.ts';
import { DeadLetters } from '../../platform/jobs/dead-letters.ts';
import { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { OwnedMedia } from '../../platform/media/owned-media.ts';
import type { ProviderState } from '../../payment/payment-provider.ts';
import type { Publishing } from '../../platform/publishing/publishing.ts';
import { installationSecret } from '../../platform/private-data.ts';
import type { ShopImports } from '../../catalogue/feed/shop-imports.ts';
import type { AdvanceOptions } from '../../checkout/order-commands.ts';
import { Audit } from './audit.ts';
import { DESK, Sessions } from './session.ts';
import { Editors } from './editors.ts';
import { EDITOR_WRITES } from './sign-in.ts';

export interface DeskOptions {
  db: Kysely<Database>;
  env: Env;
  publishing: Publishing;
  /** Operations on content. */
  editing: Editing;
  media: MediaLibrary;
  /** Files of products. */
  ownedMedia: OwnedMedia;
  /** Reports a full disk. */
  diskWatch: Pick<DiskWatch, 'full'>;
  /** Updates search and all catalogue caches after a change. */
  followCatalogue(): Promise<void>;
  orderMails: AdvanceOptions['mails'];
  imports: ShopImports;
  /** State of the payment provider. */
  providerState(): ProviderState;
  log: Logger;
  now(): Date;
}

export interface DeskServices extends DeskOptions {
  editors: Editors;
  sessions: Sessions;
  signInLimits: SignInLimits;
  devices: KnownDevices;
  /** Rate limit per editor. */
  writeLimit: Limit;
  clientAddress: ClientAddress;
  audit: Audit;
  deadLetters: DeadLetters;
  queue: JobQueue;
  /** True on https: cookies are then secure. */
  isSecure: boolean;
}

export function deskServices(options: DeskOptions): DeskServices {
  const { db, env, now } = options;
  const limit = databaseLimits(db);
  const isSecure = env.SITE_URL.startsWith('https:');
  const secret = env.COOKIE_SECRET || installationSecret(env.DATA_DIR, 'cookie-secret');
  return {
    ...options,
    editors: new Editors(db),
    sessions: new Sessions(db, now),
    signInLimits: signInLimits(limit),
    devices: knownDevices({ secret, isSecure, cookie: 'redactie-apparaat', path: DESK }),
    writeLimit: limit(EDITOR_WRITES),
    clientAddress: clientAddresses(env.TRUSTED_PROXIES),
    audit: new Audit(db, now),
    deadLetters: new DeadLetters(db, now),
    queue: new JobQueue(db, now),
    isSecure,
  };
}
