import { expect, it } from 'vitest';
import { openTestCustomers } from '../profile/testing/open-customers.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const CUSTOMER = '/api/aspos/customer';
const shop = openForAll(openTestCustomers);

it('a token reads nothing once its account has no contact any more', async () => {
  const { token, contactId } = await shop.signUp();
  const account_id = null;
  expect((await shop.call('GET', CUSTOMER, { token })).status).toBe(200);
  await shop.db.updateTable('contacts').set({ account_id }).where('id', '=', contactId).execute();
  for (const path of [CUSTOMER, `${CUSTOMER}/addresses`])
    expect((await shop.call('GET', path, { token })).status).toBe(401);
});

it('a token follows the account to the contact and customer that it has now', async () => {
  const [one, other] = [await shop.signUp(), await shop.signUp()];
  const move = (contact: number, account_id: number | null) =>
    shop.db.updateTable('contacts').set({ account_id }).where('id', '=', contact).execute();
  await move(other.contactId, null);
  await move(one.contactId, null);
  await move(other.contactId, one.accountId);
  const { json } = await shop.call<{ Id: number }>('GET', CUSTOMER, { token: one.token });
  expect(json.Data.Id).toBe(other.customerId);
});
