/**
 * Loads a file of one kind of entity (brands, categories, stores …). All rows are checked together.
 */
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { AttributeTable } from '../../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../../platform/db/schema/columns.ts';
import { flag, text } from '../cells.ts';
import { codeCell, customerPrices, isPictureAddress } from './customer-prices.ts';
import {
  missingFieldFaults,
  type StructureEntity,
  checkStructure,
  type Fault,
  FIRST_OWN_ID,
  type StoredEntity,
} from './entity.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import { findDifferences, flatten } from '../changes.ts';
import type { ImportCounts } from '../import.ts';
import type { ImportRecord } from '../import-record.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { stores } from './stores.ts';
import { vouchers } from './vouchers.ts';

/** Attributes: their labels and types of values. */
const fields = {
  code: codeCell.refine((value) => /^[\w-]+$/.test(value), {
    error: 'must be letters, digits, - or _',
  }),
  label_nl: text,
  label_en: text,
  type: z.enum(['text', 'number', 'boolean'], 'must be text, number or boolean'),
  /** Unit of a number; an empty text removes it. */
  unit: z.string().trim().max(20, 'is longer than 20 characters'),
  /** Whether its values distinguish the variants of a group. */
  variant_axis: flag,
};
const schema = z.strictObject(fields).partial().required({ code: true });

type StoredAttribute = Pick<AttributeTable, 'code' | 'type' | 'unit'> & {
  label: Texts;
  variant_axis: boolean;
};

const attributes: StructureEntity<z.infer<typeof schema>, StoredAttribute> = {
  name: 'attributes',
  schema,
  fields: Object.keys(fields),
  pictures: [],
  async load(db) {
    const rows = await db.selectFrom('attributes').selectAll().execute();
    return new Map(rows.map((row) => [row.code, row]));
  },
  apply(before, row) {
    const faults = before ? [] : missingFieldFaults(row, ['label_nl', 'label_en', 'type']);
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

/** The types of rows and stored values differ per entity; this file handles all of them. */
type AnyEntity = StructureEntity<{ code: string }, StoredEntity>;

const ENTITY_BY_NAME = {
  ...{ attributes, brands, categories, stores, vouchers },
  'customer-prices': customerPrices,
};

export const structureEntity = (name: keyof typeof ENTITY_BY_NAME): AnyEntity =>
  ENTITY_BY_NAME[name] as unknown as AnyEntity;

interface StructureLine {
  line: number;
  row: { code: string };
}

/** A picture in a row: an address, or a path relative to its file. */
export interface NamedPicture {
  source: string;
  line: number;
  field: string;
}

interface StructureRunOptions {
  record: Pick<ImportRecord, 'add'>;
  result: ImportCounts;
  /**
   * Returns the address of the stored picture; null if unavailable, so that the previous one is
   * kept.
   */
  pictureOf?(picture: NamedPicture): Promise<string | null>;
}

export class StructureRun {
  readonly #entity: AnyEntity;
  readonly #db: Kysely<Database>;
  readonly #record: Pick<ImportRecord, 'add'>;
  readonly #result: ImportCounts;
  readonly #lines = new Map<string, StructureLine>();

  readonly #pictureOf: StructureRunOptions['pictureOf'];

  constructor(entity: AnyEntity, db: Kysely<Database>, running: StructureRunOptions) {
    this.#entity = entity;
    this.#db = db;
    this.#record = running.record;
    this.#result = running.result;
    this.#pictureOf = running.pictureOf;
  }

  async add(line: number, value: unknown): Promise<void> {
    const checked = checkStructure(this.#entity, line, value);
    if ('errors' in checked) {
      this.#result.errors.push(...checked.errors);
      return;
    }
    const { code } = checked.row;
    const before = this.#lines.get(code);
    if (!before) this.#lines.set(code, { line, row: checked.row });
    else {
      const message = `stands on line ${before.line} already`;
      const field = this.#entity.key ?? 'code';
      this.#result.errors.push({ line, field, value: code, message });
    }
  }

  async flush(): Promise<void> {
    await this.#readPictures();
    const rows = [...this.#lines.values()].map(({ row }) => row);
    const faults = (await this.#entity.check?.(this.#db, rows)) ?? new Map<string, Fault>();
    for (const [code, fault] of faults) this.#refuse(code, [fault]);
    const before = await this.#entity.load(this.#db);
    const after = this.#applyValidLines(before);
    const saved: StoredEntity[] = [];
    const changes = [];
    for (const [code, stored] of after) {
      const storedBefore = before.get(code) ?? null;
      const fields = findDifferences(storedBefore && flatten(storedBefore), flatten(stored));
      const isInFile = this.#lines.has(code);
      if (Object.keys(fields).length === 0) {
        if (isInFile) this.#result.unchanged += 1;
        continue;
      }
      // Categories below a renamed one get a new address without being in the file.
      if (isInFile) this.#result[storedBefore ? 'changed' : 'added'] += 1;
      saved.push(stored);
      const { name: entity } = this.#entity;
      const page = this.#entity.pageName(stored);
      changes.push({
        entity,
        key: code,
        id: stored.id ?? null,
        isNew: !storedBefore,
        fields,
        page,
      });
    }
    if (saved.length > 0) await this.#entity.save(this.#db, saved);
    await this.#record.add(changes);
  }

  /** Replaces the sources of pictures by addresses. */
  async #readPictures(): Promise<void> {
    for (const [code, { line, row }] of this.#lines) {
      const cells: Record<string, unknown> = row;
      for (const field of this.#entity.pictures) {
        const source = cells[field];
        if (typeof source !== 'string') continue;
        const address = this.#pictureOf
          ? await this.#pictureOf({ source, line, field })
          : isPictureAddress(source) && source;
        if (address === null) delete cells[field];
        else if (address) cells[field] = address;
        else {
          const message = 'must be an http(s) address of a picture';
          this.#refuse(code, [{ field, value: source, message }]);
        }
      }
    }
  }

  /** Removes invalid lines, then those that become invalid without them, until no error is left. */
  #applyValidLines(before: ReadonlyMap<string, StoredEntity>): Map<string, StoredEntity> {
    for (;;) {
      const after = new Map(before);
      const ids = [...before.values()].map(({ id }) => id ?? 0);
      // Stores have small ids, since owners use them in the feed of products.
      const firstId = this.#entity.name === 'stores' ? 1 : FIRST_OWN_ID;
      const givenIds = [...this.#lines.values()].map(({ row }) =>
        Number((row as StoredEntity).id ?? 0),
      );
      let nextId = Math.max(firstId, ...[...ids, ...givenIds].map((id) => id + 1));
      let hasNewFault = false;
      for (const [code, { row }] of this.#lines) {
        const applied = this.#entity.apply(before.get(code) ?? null, row, () => nextId++);
        if (!Array.isArray(applied)) after.set(code, applied);
        else hasNewFault = this.#refuse(code, applied);
      }
      if (hasNewFault) continue;
      const faults = this.#entity.settle(after, [...this.#lines.keys()], before);
      const ownFaults = [...faults].filter(([code]) => this.#lines.has(code));
      if (ownFaults.length === 0) return after;
      for (const [code, fault] of ownFaults) this.#refuse(code, [fault]);
    }
  }

  #refuse(code: string, faults: readonly Fault[]): true {
    const { line, row } = this.#lines.get(code)!;
    this.#lines.delete(code);
    this.#result.errors.push(
      ...faults.map(({ field, value, message }) => {
        const cellValue = (row as Record<string, unknown>)[field];
        return { line, field, value: value || String(cellValue ?? ''), message };
      }),
    );
    return true;
  }
}
