import type { Kysely } from 'kysely';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Cents } from '../../src/domain/shared/money.ts';
import type { DEMO_CODES } from '../../backend/customers/profile/demo-traces.ts';
import type { Database } from '../../backend/platform/db/schema/database.ts';

interface DemoVoucher {
  code: (typeof DEMO_CODES)[number];
  name: Record<Locale, string>;
  /** E-mail address of the demo customer whose voucher it is; null for a coupon for everyone. */
  email: string | null;
  amount: Cents | null;
  percent: number | null;
  minimum: Cents;
}

/** Codes for trying out the demo. Only the voucher can be used up. */
export const DEMO_VOUCHERS: readonly DemoVoucher[] = [
  {
    code: 'DEMO10',
    name: { nl: '10% korting vanaf € 50', en: '10% off from € 50' },
    ...{ email: null, amount: null, percent: 10, minimum: 5_000 },
  },
  {
    code: 'DEMO5',
    name: { nl: '€ 5 korting', en: '€ 5 off' },
    ...{ email: null, amount: 500, percent: null, minimum: 0 },
  },
  {
    code: 'DEMO25',
    name: { nl: 'Tegoedbon van € 25', en: 'Voucher of € 25' },
    ...{ email: 'zzp@demo.example', amount: 2_500, percent: null, minimum: 0 },
  },
];

/** Creates the demo vouchers that are missing; a used voucher stays used. */
export async function seedDemoVouchers(
  db: Kysely<Database>,
  customers: readonly { email: string; customerId: number }[],
  now: Date,
): Promise<void> {
  const rows = DEMO_VOUCHERS.flatMap(({ code, name, email, amount, percent, minimum }) => {
    const ownerOfVoucher = customers.find((customer) => customer.email === email);
    if (email !== null && !ownerOfVoucher) return [];
    return [
      {
        ...{ code, name: JSON.stringify(name), percent },
        kind: email === null ? ('coupon' as const) : ('voucher' as const),
        ...{
          customer_id: ownerOfVoucher?.customerId ?? null,
          amount_incl: amount,
          minimum_incl: minimum,
        },
        ...{ uses_left: email === null ? null : 1, created_at: now },
      },
    ];
  });
  await db
    .insertInto('vouchers')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
