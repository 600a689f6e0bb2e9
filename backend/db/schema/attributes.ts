import type { Generated, JSONColumnType } from 'kysely';
import type { Texts } from './columns.ts';

/** What an attribute of products is called, and what its values are. */
export interface AttributeTable {
  code: string;
  label: JSONColumnType<Texts>;
  type: 'text' | 'number' | 'boolean';
  unit: string | null;
  /** Its values tell the variants of a group apart. */
  variant_axis: Generated<boolean>;
}
