import type { Customer } from '../account/customer.ts';

type Names = Pick<Customer, 'firstName' | 'middleName' | 'lastName'>;

/** Joins the name fields (spec 1 §3), without empty ones: `Joost van der Berg`. */
export const fullName = ({ firstName, middleName, lastName }: Names): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/**
 * Joins the Dutch prefix with the last name, `van der Berg`: an address has no field for the
 * prefix.
 */
export const surname = (names: Pick<Names, 'middleName' | 'lastName'>): string =>
  fullName({ firstName: '', ...names });
