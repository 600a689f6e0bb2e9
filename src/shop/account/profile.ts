/** API calls of the profile forms. */
import * as calls from '../../api/customer/client.ts';
import { dataOrNull } from '../../api/outcome.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { FinancialData } from '../../domain/account/customer.ts';
import { api } from '../calls/api.ts';

/** Whether a phone number is valid (`availablePhone`, spec 1 §5); true if the call failed. */
export const isPhoneAvailable = async (locale: Locale, phone: string): Promise<boolean> =>
  dataOrNull(await calls.validatePhone(api(locale), phone)) ?? true;

/** Subscribes to or unsubscribes from the newsletter; null if the call failed. */
export const chooseNewsletter = async (locale: Locale, isOptIn: boolean): Promise<boolean | null> =>
  dataOrNull(await calls.setOptIn(api(locale), isOptIn));

/** Credit limit and balance; null for customers who do not buy on account. */
export const creditOf = async (locale: Locale): Promise<FinancialData | null> =>
  dataOrNull(await calls.financialData(api(locale)));
