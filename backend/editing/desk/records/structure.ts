/** Brands, categories and stores at the desk: input is imported like a row of a feed. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { structureEntity, StructureRun } from '../../../catalogue/feed/structure/run.ts';
import { SPECIAL_CODES } from '../../../catalogue/special-nodes.ts';
import { plainText } from '../../../catalogue/feed/formats/item.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import {
  dayField,
  dayOf,
  fieldChangesBetween,
  type ListedRecord,
  RecordFaults,
  type RecordKind,
  type RecordValue,
} from './record-kind.ts';

const shortText = z.string().trim().max(300);
const requiredText = shortText.min(1, 'may not be empty');
const codeField = z
  .string()
  .trim()
  .regex(/^[^\s|]{1,100}$/u, 'must be 1 to 100 characters without spaces');
const bothLanguages = z.object({ nl: requiredText, en: requiredText });
const longText = z.string().trim().max(4_000);
const descriptionField = z.object({ nl: longText, en: longText });
/** An image from Media; others come from a feed. */
const pictureField = z.string().max(1_000).meta({ input: 'picture' }).optional();

/**
 * Converts `2026-12-25=dicht` or `2026-12-24..2026-12-26=08:00-14:00` from the feed's format; other
 * text stays unchanged.
 */
function parseHoliday(text: string): unknown {
  const [, start, end = start, description = ''] =
    /^(\S{10})(?:\.\.(\S{10}))?=(.+)$/.exec(text.trim()) ?? [];
  if (!start) return text;
  if (/^(dicht|gesloten|closed)$/i.test(description.trim())) return { start, end };
  const [open, close] = description.split('-').map((part) => part.trim());
  return { start, end, open, close };
}

interface StructureDescription {
  id: RecordKind['id'];
  section: RecordKind['section'];
  entity: 'brands' | 'categories' | 'stores';
  schema: z.ZodObject;
  /** Feed field for each form field. */
  fields: Record<string, string>;
  /** Removes the image of a record. */
  clearPicture?(trx: Kysely<Database>, key: string): Promise<unknown>;
  list(db: Kysely<Database>): Promise<ListedRecord[]>;
  read: RecordKind['read'];
}

function structureRecordKind({
  entity,
  fields,
  list,
  clearPicture,
  ...kind
}: StructureDescription): RecordKind {
  return {
    ...kind,
    canAdd: true,
    async list(db, words, limit) {
      const searchWords = words.toLowerCase().split(/\s+/);
      const allRecords = await list(db);
      return allRecords
        .filter(({ title, detail }) => {
          const text = `${title} ${detail}`.toLowerCase();
          return searchWords.every((word) => text.includes(word));
        })
        .slice(0, limit);
    },
    async write(trx, { key, before, value }) {
      const row: RecordValue = { code: key ?? value['code'] };
      for (const { path, to } of fieldChangesBetween(before ?? {}, value)) {
        const field = fields[path];
        // An empty field of a new record is omitted.
        if (path === 'picture' && !to) await clearPicture?.(trx, String(row['code']));
        else if (field && (key !== null || (to !== '' && to !== undefined)))
          row[field] = field === 'holidays' ? (to as string[]).map(parseHoliday) : (to ?? '');
      }
      const existing = key === null && (await this.read(trx, String(row['code'])));
      if (existing) throw new RecordFaults(new Map([['code', 'is in use already']]));
      if (key !== null && value['code'] !== key)
        throw new RecordFaults(new Map([['code', 'cannot be changed']]));
      const pages: (string | null)[] = [];
      const result = { added: 0, changed: 0, unchanged: 0, errors: [] };
      const record = {
        add: async (rows: readonly { page: string | null }[]) =>
          void pages.push(...rows.map(({ page }) => page)),
      };
      const run = new StructureRun(structureEntity(entity), trx, { record, result });
      await run.add(1, row);
      await run.flush();
      const faults = result.errors as { field: string; message: string }[];
      if (faults.length > 0) {
        const formPathOf = (field: string) =>
          Object.keys(fields).find((path) => fields[path] === field) ?? field;
        throw new RecordFaults(
          new Map(faults.map(({ field, message }) => [formPathOf(field), message])),
        );
      }
      // Removes the image separately, since the row cannot say so.
      const isCleared = before?.['picture'] !== undefined && !value['picture'];
      const publishes = isCleared || pages.includes(null) ? null : (pages as string[]);
      return { key: String(row['code']), changedEntities: publishes };
    },
  };
}

const plainTexts = (texts: { nl: string; en: string } | null) => ({
  nl: plainText(texts?.nl ?? ''),
  en: plainText(texts?.en ?? ''),
});

const DESCRIPTION_FIELDS = {
  'description.nl': 'description_nl',
  'description.en': 'description_en',
};

export const brandRecords = structureRecordKind({
  ...{ id: 'brand', section: 'brands', entity: 'brands' },
  schema: z.object({
    ...{
      code: codeField,
      name: requiredText,
      picture: pictureField,
      description: descriptionField,
    },
    maker: z.object({
      name: shortText,
      address: shortText,
      email: shortText,
      responsible: shortText,
    }),
  }),
  fields: {
    ...{
      code: 'code',
      name: 'name',
      picture: 'logo',
      ...DESCRIPTION_FIELDS,
      'maker.name': 'maker_name',
    },
    ...{ 'maker.address': 'maker_address', 'maker.email': 'maker_email' },
    'maker.responsible': 'maker_responsible',
  },
  clearPicture: (trx, key) =>
    trx.updateTable('brands').set({ image: null }).where('code', '=', key).execute(),
  async list(db) {
    const rows = await db.selectFrom('brands').select(['code', 'description']).orderBy('code').execute(); // oxfmt-ignore
    return rows.map((row) => ({ key: row.code, title: row.description ?? row.code, detail: row.code })); // oxfmt-ignore
  },
  async read(db, key, isToBeSaved = false) {
    const row = await db
      .selectFrom('brands')
      .selectAll()
      .where('code', '=', key)
      .$if(isToBeSaved, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return null;
    const { name = '', postalAddress = '', email = '', responsiblePerson } = row.manufacturer ?? {};
    return {
      ...{ code: row.code, name: row.description ?? row.code, description: plainTexts(row.memo) },
      ...(row.image && { picture: row.image }),
      maker: { name, address: postalAddress, email, responsible: responsiblePerson ?? '' },
    };
  },
});

export const categoryRecords = structureRecordKind({
  ...{ id: 'category', section: 'categories', entity: 'categories' },
  schema: z.object({
    ...{
      code: codeField,
      name: bothLanguages,
      parent: shortText,
      position: z.int().min(0).max(9_999),
    },
    ...{ active: z.boolean(), startDate: dayField, endDate: dayField },
    ...{
      deliveryType: z.enum(['pakket', 'grootgoed']).optional(),
      picture: pictureField,
      description: descriptionField,
    },
  }),
  fields: {
    ...{ code: 'code', 'name.nl': 'name_nl', 'name.en': 'name_en', parent: 'parent' },
    ...{ position: 'position', active: 'active', startDate: 'start', endDate: 'end' },
    ...{ deliveryType: 'delivery_type', picture: 'picture', ...DESCRIPTION_FIELDS },
  },
  clearPicture: (trx, key) =>
    trx.updateTable('web_nodes').set({ image: null }).where('code', '=', key).execute(),
  async list(db) {
    const rows = await db
      .selectFrom('web_nodes')
      .select(['code', 'name', 'url'])
      .where('code', 'not in', [...SPECIAL_CODES])
      .orderBy(sql`url->>'nl'`)
      .execute();
    return rows.map(({ code: key, name, url }) => ({ key, title: name.nl, detail: `${key} · ${url.nl}` })); // oxfmt-ignore
  },
  async read(db, key, isToBeSaved = false) {
    const row = await db
      .selectFrom('web_nodes as w')
      .leftJoin('web_nodes as up', 'up.id', 'w.parent_id')
      .selectAll('w')
      .select('up.code as parent')
      .where('w.code', '=', key)
      .where('w.code', 'not in', [...SPECIAL_CODES])
      .$if(isToBeSaved, (query) => query.forUpdate('w'))
      .executeTakeFirst();
    if (!row) return null;
    const [startDate, endDate] = [row.start_date, row.end_date].map((at) => at && dayOf(at));
    return {
      ...{ code: row.code, name: row.name, parent: row.parent ?? '', position: row.position },
      ...{ active: row.active, ...(startDate && { startDate }), ...(endDate && { endDate }) },
      ...(row.delivery_type && { deliveryType: row.delivery_type }),
      ...(row.image && { picture: row.image }),
      description: plainTexts(row.description),
    };
  },
});

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

export const storeRecords = structureRecordKind({
  ...{ id: 'store', section: 'stores', entity: 'stores' },
  schema: z.object({
    ...{
      code: codeField,
      name: requiredText,
      street: requiredText,
      houseNumber: requiredText,
      postalCode: requiredText,
    },
    ...{ city: requiredText, province: shortText, phone: requiredText, email: requiredText },
    hours: z.object(Object.fromEntries(WEEKDAYS.map((name) => [name, requiredText]))),
    holidays: z.array(z.string().max(100)).max(100),
    manager: z.object({ firstName: shortText, lastName: shortText }),
  }),
  fields: {
    ...{ code: 'code', name: 'name', street: 'street', houseNumber: 'house_number' },
    ...{ postalCode: 'postal_code', city: 'city', province: 'province', phone: 'phone' },
    ...{ email: 'email', holidays: 'holidays', 'manager.firstName': 'manager_first_name' },
    'manager.lastName': 'manager_last_name',
    ...Object.fromEntries(WEEKDAYS.map((name) => [`hours.${name}`, `hours.${name}`])),
  },
  async list(db) {
    const rows = await db.selectFrom('stores').select(['id', 'code', 'name', 'details']).orderBy('name').execute(); // oxfmt-ignore
    return rows.map((row) => ({ key: row.code, title: row.name, detail: `${row.id} · ${row.details.city}` })); // oxfmt-ignore
  },
  async read(db, key, isToBeSaved = false) {
    const row = await db
      .selectFrom('stores')
      .selectAll()
      .where('code', '=', key)
      .$if(isToBeSaved, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return null;
    const { details } = row;
    const hoursOf = (name: string) =>
      details.openingTimes
        .filter(({ day: of }) => String(of === 0 ? 7 : of) === name)
        .map(({ open, close }) => `${open}-${close}`)
        .join(', ') || 'dicht';
    return {
      ...{ code: row.code, name: row.name, street: details.street, city: details.city },
      ...{ houseNumber: details.houseNumber, postalCode: details.postalCode },
      ...{ province: details.province, phone: details.phone, email: details.email },
      hours: Object.fromEntries(WEEKDAYS.map((name) => [name, hoursOf(name)])),
      holidays: details.holidayTimes.map(
        ({ start, end, open, close, isClosed }) =>
          `${start === end ? start : `${start}..${end}`}=${isClosed ? 'dicht' : `${open}-${close}`}`,
      ),
      manager: {
        ...{
          firstName: details.manager?.firstName ?? '',
          lastName: details.manager?.lastName ?? '',
        },
      },
    };
  },
});
