import type { Selectable } from 'kysely';
import type { ContactTable } from '../db/schema/customer.ts';

type Names = Pick<Selectable<ContactTable>, 'first_name' | 'middle_name' | 'last_name'>;

/** `Piet de Bouwer`; empty if no name is known. */
export const contactName = ({ first_name, middle_name, last_name }: Names): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');
