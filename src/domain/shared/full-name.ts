import type { Customer } from '../account/customer.ts';

type Names = Pick<Customer, 'firstName' | 'middleName' | 'lastName'>;

/** `Joost van der Berg` (name fields, spec 1 §3); empty parts are left out. */
export const fullName = ({ firstName, middleName, lastName }: Names): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** `van der Berg`: the last name of an address, which has no field for what stands before it. */
export const surname = (names: Pick<Names, 'middleName' | 'lastName'>): string =>
  fullName({ firstName: '', ...names });
