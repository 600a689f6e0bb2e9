import { limitKey } from '../../../src/domain/network-address.ts';
import type { MakeLimit } from './database-limits.ts';

export interface Writer {
  /** Address of the client. */
  address: string;
  /** Id of the signed cookie; null before the first write. */
  visitorId: string | null;
  /** Who is signed in; null for a visitor. */
  customerId: number | null;
}

export interface WriteLimits {
  /** Counts a write of any call; answers the seconds to wait where there were too many, else 0. */
  write(writer: Writer): Promise<number>;
  /** Counts a request to be called back; as `write`. */
  contact(writer: Writer): Promise<number>;
}

const FIVE_MINUTES = 5 * 60;
/** Of one customer, on all devices together, or of one visitor: more than a person clicks. */
const PER_PERSON = 600;
/** Of visitors without a cookie, from one address: an office, a provider's shared address. */
const NEW_PER_ADDRESS = 300;
/** Phone numbers from one address. */
const CONTACTS = { points: 5, windowS: 10 * 60 };

/**
 * Limits of what visitors write, shared by all processes of the shop. Writes count as reads, too: all
 * visitors of one address together are limited by `readLimit`.
 */
export function writeLimits(limit: MakeLimit): WriteLimits {
  const byCustomer = limit({ name: 'customer', points: PER_PERSON, windowS: FIVE_MINUTES });
  const byVisitor = limit({ name: 'visitor', points: PER_PERSON, windowS: FIVE_MINUTES });
  const unknown = limit({ name: 'new-visitor', points: NEW_PER_ADDRESS, windowS: FIVE_MINUTES });
  const contacts = limit({ name: 'contact', ...CONTACTS });
  return {
    write({ address, visitorId, customerId }) {
      if (customerId !== null) return byCustomer.consume(String(customerId));
      return visitorId !== null ? byVisitor.consume(visitorId) : unknown.consume(limitKey(address));
    },
    contact: ({ address }) => contacts.consume(limitKey(address)),
  };
}
