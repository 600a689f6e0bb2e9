import * as calls from '../../src/api/config/calls.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { configRecord, type Switches } from '../content/records/config-record.ts';

/** Configuration and session (spec 2 §7). */
export function configRoutes(switches: Switches): HandledCall[] {
  return [
    handle(
      calls.commonConfig,
      (_, { editorial, now }) => configRecord(editorial.settings, switches, now),
      { kept: true },
    ),
    handle(calls.session, (_, { customer, visitorId }) => ({
      IsLoggedIn: customer !== null,
      VisitorId: visitorId,
    })),
  ];
}
