/** Calls about configuration and session. */
import type { Session, ShopConfig } from '../../domain/content/config.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { mapConfig, mapSession } from './mappers.ts';
import type { ConfigRecord, SessionRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

/** Calls about the shop's configuration and the session (spec 2 §7). */
export const CONFIG = {
  get: { audience: 'public', method: 'GET', path: '/api/aspos/common/config' },
  session: { audience: 'personal', method: 'GET', path: '/api/aspos/session' },
} as const satisfies Record<string, Endpoint>;

export async function shopConfig(api: ApiClient): Promise<Outcome<ShopConfig>> {
  return mapOutcome(await api.call<ConfigRecord>(CONFIG.get), mapConfig);
}

export async function session(api: ApiClient): Promise<Outcome<Session>> {
  return mapOutcome(await api.call<SessionRecord>(CONFIG.session), mapSession);
}
