/** What the pages of the desk work with. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Editing } from '../content/editing/editing.ts';
import type { Media } from '../content/media/media.ts';
import type { Env } from '../../src/env.ts';
import type { Database } from '../db/schema.ts';
import { DeadLetters } from '../jobs/dead-letters.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { Audit } from './audit.ts';
import { Editors } from './editors.ts';
import { type SignInLimits, signInLimits } from './limits.ts';
import { Sessions } from './sessions.ts';

export interface DeskOptions {
  db: Kysely<Database>;
  env: Env;
  publishing: Publishing;
  /** What is done with content. */
  editing: Editing;
  media: Media;
  log: Logger;
  now(): Date;
}

export interface DeskServices extends DeskOptions {
  editors: Editors;
  sessions: Sessions;
  limits: SignInLimits;
  audit: Audit;
  deadLetters: DeadLetters;
  /** The shop's address is an https one, so cookies are for that only. */
  isSecure: boolean;
}

export function deskServices(options: DeskOptions): DeskServices {
  const { db, env, now } = options;
  return {
    ...options,
    editors: new Editors(db),
    sessions: new Sessions(db, now),
    limits: signInLimits(db),
    audit: new Audit(db, now),
    deadLetters: new DeadLetters(db, now),
    isSecure: env.SITE_URL.startsWith('https:'),
  };
}
