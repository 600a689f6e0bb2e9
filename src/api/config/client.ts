/** Calls about configuration and session. */
import type { Session, ShopConfig } from '../../domain/content/config.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { CONFIG } from './endpoints.ts';
import { mapConfig, mapSession } from './mappers.ts';
import type { ConfigRecord, SessionRecord } from './wire.ts';

export async function shopConfig(api: ApiClient): Promise<Outcome<ShopConfig>> {
  return mapOutcome(await api.call<ConfigRecord>(CONFIG.get), mapConfig);
}

export async function session(api: ApiClient): Promise<Outcome<Session>> {
  return mapOutcome(await api.call<SessionRecord>(CONFIG.session), mapSession);
}
