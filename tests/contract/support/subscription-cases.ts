/** Cases of the newsletter's calls. */
import type { CallCases } from './cases.ts';

const ofKey: CallCases = {
  needsCustomer: true,
  good: (_, { newsletterKey: id }) => [{ params: { id } }],
  bad: [{ field: 'id', input: { params: { id: 'x' } } }],
  unknown: [{ params: { id: 'B'.repeat(22) } }],
};

export const SUBSCRIPTION_CASES: Record<string, CallCases> = {
  subscribe: {
    good: () => [{ body: { email: 'nieuwsbrief@bouwer.example' } }],
    bad: [
      { field: 'email', input: { body: {} } },
      { field: 'email', input: { body: { email: 'a@b.nl\r\nBcc: c@d.nl' } } },
    ],
  },
  checkSubscription: ofKey,
  confirmSubscription: ofKey,
  unsubscribe: ofKey,
};
