import type { Page } from '@playwright/test';
import type { Locale } from '../../src/domain/entities/common.ts';
import { type Account, register } from './customers.ts';

export type NewCustomer = Account;

/** Registers a customer of its own for a test, and confirms the account by the link of its mail. */
export const newCustomer = (page: Page, locale: Locale): Promise<NewCustomer> =>
  register(page.request, locale);
