/** What a device keeps of a loyalty customer (spec 1 §2.7, §3, §6). */
import { setTestStorageKey } from '@nanostores/persistent';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Customer } from '../../../domain/account/customer.ts';

const shopConfig = vi.hoisted(() => vi.fn());
vi.mock('../../../api/config/client.ts', () => ({ shopConfig }));
vi.stubGlobal('document', { cookie: 'fake-now=2026-11-20T09:00:00Z' });

let points: typeof import('../bonus-points.ts');
let card: typeof import('./loyalty-card.ts');
let loyalty: typeof import('./loyalty.ts');
let user: typeof import('../session/user.ts');

const haler = {
  ...{
    id: 1,
    firstName: 'Joost',
    middleName: 'van der',
    lastName: 'Berg',
    companyName: 'Timmerwerk',
  },
  ...{ loyaltyType: 'Individual', groupCode: 'NL-ZZP', loyaltyParticipationLevel: 'Haler' },
  ...{ bonusPoints: 1250, bonusPointsThreshold: 500, contactId: 7, defaultContactId: 7 },
  ...{ firstContact: { card: { number: '2900000000032' } }, cards: [] },
} as unknown as Customer;
const colleague = { ...haler, loyaltyParticipationLevel: 'Betaler', contactId: 8 };
const signIn = (contactId: string) =>
  user.storeUser({ id: 1, email: 'a@b.nl', name: 'Jan', contactId, emailHash: '' });

beforeEach(async () => {
  vi.resetModules();
  const { useTestStorageEngine } = await import('@nanostores/persistent');
  useTestStorageEngine();
  for (const key of ['loyaltyCard', 'bonusPoints']) setTestStorageKey(key, 'null');
  shopConfig.mockReset();
  shopConfig.mockResolvedValue({ ok: true, data: { loyaltyCustomerCodes: ['ZZP'] } });
  user = await import('../session/user.ts');
  points = await import('../bonus-points.ts');
  card = await import('./loyalty-card.ts');
  loyalty = await import('./loyalty.ts');
  signIn('7');
});

const known = () => points.knownPoints(points.$bonusPoints.get());

it('keeps points and card of a loyalty customer, the card for 90 days', async () => {
  expect(known()).toBeUndefined();
  await loyalty.storeLoyalty(haler, 'nl');
  expect(known()).toBe(1250);
  const kept = card.$loyaltyCard.get();
  expect(kept).toEqual({
    number: '2900000000032',
    fullName: 'Joost van der Berg',
    companyName: 'Timmerwerk',
    expires: Date.parse('2027-02-18T09:00:00Z'),
  });
  expect(card.currentCard(kept, new Date('2027-02-18T08:59:59Z'))).toBe(kept);
  expect(card.currentCard(kept, new Date('2027-02-18T09:00:00Z'))).toBeNull();
});

it('shows no points to a contact who is not the default one, and removes the card before', async () => {
  await loyalty.storeLoyalty(haler, 'nl');
  signIn('8');
  // Points of a colleague are not shown meanwhile.
  expect(known()).toBeUndefined();
  await loyalty.storeLoyalty(colleague, 'nl');
  expect(known()).toBeNull();
  expect(card.$loyaltyCard.get()).toBeNull();
});

it('shows no points after signing out, and keeps the card', async () => {
  await loyalty.storeLoyalty(haler, 'nl');
  user.storeUser(undefined);
  expect(known()).toBeUndefined();
  expect(card.$loyaltyCard.get()?.number).toBe('2900000000032');
});

it('changes nothing while the codes are not known, and asks for them again', async () => {
  shopConfig.mockResolvedValueOnce({ ok: false });
  expect(await loyalty.hasLoyalty(haler, 'nl')).toBeNull();
  shopConfig.mockResolvedValueOnce({ ok: false });
  await loyalty.storeLoyalty(haler, 'nl');
  expect(known()).toBeUndefined();
  await loyalty.storeLoyalty(haler, 'nl');
  await loyalty.storeLoyalty(haler, 'nl');
  expect(known()).toBe(1250);
  expect(shopConfig).toHaveBeenCalledTimes(3);
});

it('keeps no card where the customer has none', async () => {
  await loyalty.storeLoyalty({ ...haler, firstContact: null }, 'nl');
  expect([known(), card.$loyaltyCard.get()]).toEqual([1250, null]);
});
