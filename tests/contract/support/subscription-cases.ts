/** Cases of the newsletter's calls. */
import type { CallCases } from './cases.ts';

const ofKey: CallCases = {
  needsCustomer: true,
  good: (_, { newsletterKey: id }) => [{ params: { id } }],
  bad: [{ field: 'id', input: { params: { id: 'x' } } }],
  unknown: [{ params: { id: 'B'.repeat(22) } }],
};

const ofAlerts: CallCases = {
  needsCustomer: true,
  good: (_, { alertKey: id }) => [{ params: { id } }],
  bad: [{ field: 'id', input: { params: { id: 'x' } } }],
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
  stockAlerts: { ...ofAlerts, unknown: [{ params: { id: 'B'.repeat(22) } }] },
  endStockAlerts: {
    ...ofAlerts,
    good: (_, { alertKey: id }) => [
      { params: { id } },
      { params: { id }, query: { productId: 1 } },
    ],
    bad: [
      ...ofAlerts.bad!,
      { field: 'productId', input: { params: { id: 'A'.repeat(22) }, query: { productId: 'x' } } },
    ],
  },
};
