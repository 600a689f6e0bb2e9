/** Stores: location, opening hours and manager. */
import { z } from 'zod';
import { sql } from 'kysely';
import { text, parseFileNumber } from '../cells.ts';
import { dayCell, codeCell, pictureCell, textListCell } from './customer-prices.ts';
import type { StoreDetails, StoreTable } from '../../../platform/db/schema/catalogue.ts';
import { coordinatesOf } from '../../geocoding/geocoder.ts';
import { addressText } from '../../texts.ts';
import { findReferencedIds } from '../../catalogue-state.ts';
import {
  findDuplicateAddresses,
  type Fault,
  missingFieldFaults,
  type StructureEntity,
} from './entity.ts';

/** Opening hours, special days and news of a store in a feed. */
const CLOSED_PATTERN = /^(dicht|gesloten|closed)$/i;
const SPAN_PATTERN = /^(([01]\d|2[0-3]):[0-5]\d)\s*-\s*(([01]\d|2[0-3]):[0-5]\d)$/;
const HOURS_ERROR = 'must be hours such as 07:00-17:00, or dicht';

interface OpeningSpan {
  open: string;
  close: string;
}

/** `[]`: closed; null: no hours. */
function parseSpans(value: string): OpeningSpan[] | null {
  if (CLOSED_PATTERN.test(value.trim())) return [];
  const spans = value.split(',').map((part) => SPAN_PATTERN.exec(part.trim()));
  if (spans.some((span) => !span || span[1]! >= span[3]!)) return null;
  return spans.map((span) => ({ open: span![1]!, close: span![3]! }));
}

/** `07:00-17:00`, with a break `07:00-12:00, 13:00-17:00`, or `dicht`. */
const hours = z
  .string()
  .transform(parseSpans)
  .refine((spans) => spans !== null, { error: HOURS_ERROR })
  .transform((spans) => spans!);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:00');

const holiday = z
  .strictObject({ start: dayCell, end: dayCell, open: time.optional(), close: time.optional() })
  .refine(({ start, end }) => start <= end, { error: 'must end on its first day or later' })
  .refine(({ open, close }) => (open === undefined) === (close === undefined), {
    error: 'must say open and close together, or neither',
  })
  .transform(({ start, end, open, close }) => ({
    ...{ start, end, open: open ?? null, close: close ?? null },
    isClosed: open === undefined,
  }));

/** Parses `2026-12-25=dicht|2026-12-24=08:00-14:00` to the form of the JSON array. */
function parseHolidays(value: string): unknown[] | null {
  const parts = value.split('|').map((part) => part.split('='));
  const days = parts.map(([start = '', hours = '']) => {
    const spans = parseSpans(hours);
    if (spans === null || spans.length > 1) return null;
    return { start: start.trim(), end: start.trim(), ...spans[0] };
  });
  return days.includes(null) ? null : days;
}

const HOLIDAYS_ERROR = 'must be days such as 2026-12-25=dicht|2026-12-24=08:00-14:00';

const holidays = z
  .preprocess(
    (value) => (typeof value === 'string' ? parseHolidays(value) : value),
    z.array(holiday, HOLIDAYS_ERROR),
  )
  .transform((days) => days.sort((a, b) => a.start.localeCompare(b.start)));

const nullableText = text.nullish().transform((value) => value ?? null);
const postDay = dayCell.nullish().transform((value) => value ?? null);

/** News on the page of a store. */
const posts = z
  .array(
    z
      .strictObject({
        type: text,
        ...{ title_nl: text, title_en: text, summary_nl: text, summary_en: text },
        ...{ url: nullableText, start: postDay, end: postDay, media: nullableText },
      })
      .transform(({ title_nl, title_en, summary_nl, summary_en, ...post }) => ({
        ...post,
        title: { nl: title_nl, en: title_en },
        summary: { nl: summary_nl, en: summary_en },
      })),
    'must be an array of posts',
  )
  .max(50, 'are more than 50 posts');

/** Precision of a tenth of a millimetre. */
const DEGREE_DECIMALS = 9;

const degrees = (maxDegrees: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => {
      const amount = parseFileNumber(String(value).replace(/^-/, ''), DEGREE_DECIMALS);
      return String(value).startsWith('-') ? -amount : amount;
    })
    .refine((value) => Math.abs(value) <= maxDegrees, {
      error: `must be degrees from -${maxDegrees} to ${maxDegrees}`,
    });

const fields = {
  /** The id used in `stock.ID` of products; by default the next free one. */
  id: z.coerce
    .number('must be a whole number above zero')
    .int('must be a whole number above zero')
    .min(1, 'must be a whole number above zero')
    .max(999_999_999, 'must be at most 999999999'),
  code: codeCell,
  name: text,
  street: text,
  house_number: z.coerce.string().pipe(text.max(20, 'is longer than 20 characters')),
  postal_code: text.refine((value) => coordinatesOf(value) !== null, {
    error: 'must be a Dutch postal code',
  }),
  city: text,
  province: text,
  lat: degrees(90),
  lng: degrees(180),
  phone: z.coerce.string().pipe(text.max(30, 'is longer than 30 characters')),
  email: z.email('must be an e-mail address'),
  type: text,
  tags: textListCell,
  holidays,
  manager_first_name: text,
  manager_last_name: text,
  manager_picture: pictureCell,
  posts,
};
const weekFields = {
  ...{ 'hours.1': hours, 'hours.2': hours, 'hours.3': hours, 'hours.4': hours },
  ...{ 'hours.5': hours, 'hours.6': hours, 'hours.7': hours },
};
const schema = z
  .strictObject({ ...fields, ...weekFields })
  .partial()
  .required({ code: true });
type StoreRow = z.infer<typeof schema>;
type StoredStore = Omit<StoreTable, 'details'> & { details: StoreDetails };

export const stores: StructureEntity<StoreRow, StoredStore> = {
  name: 'stores',
  schema,
  fields: Object.keys({ ...fields, ...weekFields }),
  pictures: ['manager_picture'],
  async load(db) {
    const rows = await db.selectFrom('stores').selectAll().execute();
    return new Map(rows.map((row) => [row.code, row]));
  },
  apply(before, row, nextId) {
    const faults: Fault[] = before
      ? changedIdFaults(before, row)
      : missingFieldFaults(row, [
          'name',
          'street',
          'house_number',
          'postal_code',
          'city',
          'phone',
          'email',
        ]);
    if (faults.length > 0) return faults;
    const manager = mergeManager(before?.details.manager ?? null, row);
    if (Array.isArray(manager)) return manager;
    const name = row.name ?? before!.name;
    const id = before?.id ?? row.id ?? nextId();
    // A new postal code without coordinates moves the store to those of the code.
    const coordinates =
      row.postal_code !== undefined && row.postal_code !== before?.details.postalCode
        ? coordinatesOf(row.postal_code)!
        : before!;
    return {
      ...{ id, code: row.code, name },
      url: name === before?.name ? before.url : addressText(name),
      lat: row.lat ?? coordinates.lat,
      lng: row.lng ?? coordinates.lng,
      details: mergeDetails(before?.details ?? newDetails(id), row, manager),
    };
  },
  settle(all, codes) {
    const faults = findDuplicateAddresses(all, codes, (store) => [['name', store.url]]);
    const codeById = new Map<number, string>();
    for (const { id, code } of all.values()) {
      const otherCode = codeById.get(id);
      const [codeInFile] = [code, otherCode].filter(
        (one) => one !== undefined && codes.includes(one),
      );
      if (otherCode !== undefined && codeInFile !== undefined) {
        const message = `is that of store ${codeInFile === code ? otherCode : code}`;
        faults.set(codeInFile, { field: 'id', value: String(id), message });
      }
      codeById.set(id, code);
    }
    return faults;
  },
  async save(db, rows) {
    await sql`
      insert into stores (id, code, url, name, lat, lng, details)
      select id, code, ':' || id, name, lat, lng, details
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, code text,
        name text, lat double precision, lng double precision, details jsonb)
      on conflict (id) do update set url = excluded.url,
        name = excluded.name, lat = excluded.lat, lng = excluded.lng,
        details = excluded.details`.execute(db);
    // Supports two stores that swap their names, and thereby their addresses.
    await sql`update stores s set url = r.url
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, url text)
      where s.id = r.id and s.url <> r.url`.execute(db);
  },
  async remove(db, rows) {
    const usedIds = await findReferencedIds(db, 'stores');
    const ids = rows.map(({ id }) => id).filter((id) => !usedIds.has(id));
    await sql`delete from stores where id = any(${ids})`.execute(db);
  },
  pageName: ({ id }) => `store:${id}`,
};

/** Tag that the store list of the webshop requires. */
const WEBSHOP_TAG = 'Webshop';

const newDetails = (id: number): StoreDetails => ({
  ...{
    type: 'Vestiging',
    tags: [WEBSHOP_TAG],
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
  },
  ...{ province: '', phone: '', email: '', globalLocationNumber: '', onFleetId: null },
  ...{ image: `/api/images/stores/${id}`, openingTimes: [], holidayTimes: [], posts: [] },
  manager: null,
});

function mergeDetails(
  before: StoreDetails,
  row: StoreRow,
  manager: StoreDetails['manager'],
): StoreDetails {
  return {
    ...before,
    ...{ type: row.type ?? before.type, tags: row.tags ?? before.tags },
    ...{ street: row.street ?? before.street, city: row.city ?? before.city },
    houseNumber: row.house_number ?? before.houseNumber,
    postalCode: row.postal_code ?? before.postalCode,
    ...{ province: row.province ?? before.province, phone: row.phone ?? before.phone },
    email: row.email ?? before.email,
    openingTimes: mergeOpeningTimes(before.openingTimes, row),
    holidayTimes: row.holidays ?? before.holidayTimes,
    ...{ manager, posts: row.posts ?? before.posts },
  };
}

function mergeOpeningTimes(
  before: StoreDetails['openingTimes'],
  row: StoreRow,
): StoreDetails['openingTimes'] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
    const cell = row[`hours.${day}` as keyof typeof weekFields];
    if (cell === undefined) return before.filter((time) => time.day === day);
    return cell.map((time) => ({ day, ...time }));
  });
}

function changedIdFaults(before: StoredStore, { id }: StoreRow): Fault[] {
  if (id === undefined || id === before.id) return [];
  const message = `is not that of this store, which is ${before.id}`;
  return [{ field: 'id', value: String(id), message }];
}

function mergeManager(
  before: StoreDetails['manager'],
  row: StoreRow,
): StoreDetails['manager'] | Fault[] {
  const firstName = row.manager_first_name ?? before?.firstName;
  const lastName = row.manager_last_name ?? before?.lastName;
  const image = row.manager_picture ?? before?.image ?? null;
  if (firstName === undefined && lastName === undefined && image === null) return null;
  if (firstName !== undefined && lastName !== undefined) return { firstName, lastName, image };
  const message = 'needs manager_first_name and manager_last_name together';
  return [{ field: 'manager_first_name', value: firstName ?? '', message }];
}
