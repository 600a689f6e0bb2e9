import * as calls from '../../src/api/config/calls.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { configRecord } from '../services/config.ts';
import type { Settings } from '../services/settings.ts';

/** Configuration and session (spec 2 §7). Nobody signs in here yet: a session is a visitor. */
export function configRoutes(settings: Settings, gtmId: string): HandledCall[] {
  return [
    handle(calls.commonConfig, (_, { now }) => configRecord(settings, gtmId, now), { kept: true }),
    handle(calls.session, (_, { visitorId }) => ({ IsLoggedIn: false, VisitorId: visitorId })),
  ];
}
