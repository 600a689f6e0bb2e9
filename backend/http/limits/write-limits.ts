import { type Rate, RATES, type RateRule } from '../../../src/api/bounds.ts';
import { isInternalAddress, limitKey } from '../../../src/domain/network-address.ts';
import type { MakeLimit } from './database-limits.ts';

export interface Writer {
  /** Address of the client. */
  address: string;
  /** Id of the signed cookie; null before the first write. */
  visitorId: string | null;
  /** Who is signed in; null for a visitor. */
  customerId: number | null;
}

/** Counts a call against the rules of its rate; answers the seconds to wait, or 0. */
export type WriteLimits = (rate: Rate, writer: Writer) => Promise<number>;

type Count = (writer: Writer) => Promise<number>;

/**
 * The limits that calls declare (`src/api/bounds.ts`), shared by all processes of the shop. Every
 * call counts as reads, too: all visitors of one address together are limited by `readLimit`.
 */
export function writeLimits(limit: MakeLimit): WriteLimits {
  const counts = new Map<string, Count>();
  const countOf = (rule: RateRule): Count => {
    const known = counts.get(rule.name);
    const count = known ?? (rule.per === 'address' ? byAddress : byPerson)(limit, rule);
    counts.set(rule.name, count);
    return count;
  };
  const rules = Object.fromEntries(
    Object.entries(RATES).map(([rate, list]) => [rate, list.map(countOf)]),
  ) as Record<Rate, Count[]>;
  return async (rate, writer) => {
    for (const count of rules[rate]) {
      const wait = await count(writer);
      if (wait > 0) return wait;
    }
    return 0;
  };
}

const NO_WAIT = Promise.resolve(0);

/** Counts by address, without the internal ones where the rule leaves them out. */
function byAddress(limit: MakeLimit, { name, points, windowS, exceptInternal }: RateRule): Count {
  const addresses = limit({ name, points, windowS });
  return ({ address }) =>
    exceptInternal && isInternalAddress(address) ? NO_WAIT : addresses.consume(limitKey(address));
}

function byPerson(limit: MakeLimit, rule: RateRule): Count {
  const { name, points, pointsOfAddress, windowS } = rule;
  const customers = limit({ name: `${name}-customer`, points, windowS });
  const visitors = limit({ name: `${name}-visitor`, points, windowS });
  const unknown = byAddress(limit, {
    ...rule,
    ...{ name: `${name}-new`, points: pointsOfAddress ?? points },
  });
  return (writer) => {
    const { visitorId, customerId } = writer;
    if (customerId !== null) return customers.consume(String(customerId));
    return visitorId === null ? unknown(writer) : visitors.consume(visitorId);
  };
}
