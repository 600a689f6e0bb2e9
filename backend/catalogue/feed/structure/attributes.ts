/** Attributes: what they are called, and what their values are. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { AttributeTable } from '../../../db/schema/attributes.ts';
import type { Texts } from '../../../db/schema/columns.ts';
import { flag, text } from '../cells.ts';
import { code } from './cells.ts';
import { missing, type StructureEntity } from './entity.ts';

const fields = {
  code: code.refine((value) => /^[\w-]+$/.test(value), {
    error: 'must be letters, digits, - or _',
  }),
  label_nl: text,
  label_en: text,
  type: z.enum(['text', 'number', 'boolean'], 'must be text, number or boolean'),
  /** Of a number; an empty text takes it away. */
  unit: z.string().trim().max(20, 'is longer than 20 characters'),
  /** Its values tell the variants of a group apart. */
  variant_axis: flag,
};
const schema = z.strictObject(fields).partial().required({ code: true });

type Stored = Pick<AttributeTable, 'code' | 'type' | 'unit'> & {
  label: Texts;
  variant_axis: boolean;
};

export const attributes: StructureEntity<z.infer<typeof schema>, Stored> = {
  name: 'attributes',
  schema,
  fields: Object.keys(fields),
  pictures: [],
  async load(db) {
    const rows = await db.selectFrom('attributes').selectAll().execute();
    return new Map(rows.map((row) => [row.code, row]));
  },
  apply(before, row) {
    const faults = before ? [] : missing(row, ['label_nl', 'label_en', 'type']);
    if (faults.length > 0) return faults;
    const type = row.type ?? before!.type;
    const unit = row.unit === undefined ? (before?.unit ?? null) : row.unit || null;
    if (unit !== null && type !== 'number')
      return [{ field: 'unit', value: unit, message: 'is only for an attribute of type number' }];
    const label = {
      nl: row.label_nl ?? before!.label.nl,
      en: row.label_en ?? before!.label.en,
    };
    const variant_axis = row.variant_axis ?? before?.variant_axis ?? false;
    return { code: row.code, label, type, unit, variant_axis };
  },
  settle: () => new Map(),
  async save(db, rows) {
    await sql`
      insert into attributes (code, label, type, unit, variant_axis)
      select code, label, type, unit, coalesce(variant_axis, false)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (code text, label jsonb, type text, unit text, variant_axis boolean)
      on conflict (code) do update set label = excluded.label, type = excluded.type,
        unit = excluded.unit, variant_axis = excluded.variant_axis`.execute(db);
  },
  async remove(db, rows) {
    const codes = rows.map((row) => row.code);
    await sql`delete from attributes where code = any(${codes})`.execute(db);
  },
  pageName: () => null,
};
