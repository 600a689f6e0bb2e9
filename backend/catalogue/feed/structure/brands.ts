/** Brands: name, logo, description, and the manufacturer required by law (GPSR). */
import { sql } from 'kysely';
import { z } from 'zod';
import { brandName, brandUrl } from '../../../../src/domain/frame/brand.ts';
import type { BrandTable, ManufacturerRecord } from '../../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../../platform/db/schema/columns.ts';
import { addressText, paragraph } from '../../texts.ts';
import { prose, text } from '../cells.ts';
import { codeCell, pictureCell } from './customer-prices.ts';
import {
  findDuplicateAddresses,
  type Fault,
  missingFieldFaults,
  type StructureEntity,
} from './entity.ts';

const fields = {
  code: codeCell,
  name: text,
  logo: pictureCell,
  description_nl: prose,
  description_en: prose,
  maker_name: text,
  maker_address: text,
  maker_email: z.email('must be an e-mail address'),
  maker_responsible: text,
};
const schema = z.strictObject(fields).partial().required({ code: true });
type BrandRow = z.infer<typeof schema>;

interface StoredBrand extends Pick<BrandTable, 'code' | 'description' | 'url' | 'image'> {
  id: number;
  memo: Texts | null;
  manufacturer: ManufacturerRecord | null;
}

export const brands: StructureEntity<BrandRow, StoredBrand> = {
  name: 'brands',
  schema,
  fields: Object.keys(fields),
  pictures: ['logo'],
  async load(db) {
    const rows = await db.selectFrom('brands').selectAll().orderBy('id', 'desc').execute();
    return new Map(rows.map((row) => [row.code, row]));
  },
  apply(before, row, nextId) {
    const manufacturer = mergeManufacturer(before?.manufacturer ?? null, row);
    const faults = [
      ...(before ? [] : missingFieldFaults(row, ['name'])),
      ...(Array.isArray(manufacturer) ? manufacturer : []),
    ];
    if (faults.length > 0 || Array.isArray(manufacturer)) return faults;
    const isRenamed = row.name !== undefined && row.name !== before?.description;
    return {
      id: before?.id ?? nextId(),
      code: row.code,
      description: row.name ?? before!.description,
      // Publishing redirects the old address to the new one.
      url: isRenamed ? addressText(row.name!) : before!.url,
      image: row.logo ?? before?.image ?? null,
      memo: mergeMemo(before?.memo ?? null, row),
      manufacturer,
    };
  },
  settle: (all, codes) =>
    findDuplicateAddresses(all, codes, (brand) => [
      ['name', brandUrl(brand.url, brandName(brand.description, brand.code))],
    ]),
  async save(db, rows) {
    await sql`
      insert into brands (id, code, description, url, image, memo, manufacturer)
      select id, code, description, url, image, memo, manufacturer
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, code text,
        description text, url text, image text, memo jsonb, manufacturer jsonb)
      on conflict (id) do update set description = excluded.description, url = excluded.url,
        image = excluded.image, memo = excluded.memo,
        manufacturer = excluded.manufacturer`.execute(db);
  },
  async remove(db, rows) {
    const ids = rows.map(({ id }) => id);
    await sql`delete from brands b where id = any(${ids})
      and not exists (select 1 from products p where p.brand_id = b.id)`.execute(db);
  },
  pageName: ({ id }) => `brand:${id}`,
};

function mergeMemo(before: Texts | null, row: BrandRow): Texts | null {
  const { description_nl: nl, description_en: en } = row;
  if (nl === undefined && en === undefined) return before;
  return {
    nl: nl === undefined ? (before?.nl ?? '') : paragraph(nl),
    en: en === undefined ? (before?.en ?? '') : paragraph(en),
  };
}

function mergeManufacturer(
  before: ManufacturerRecord | null,
  row: BrandRow,
): ManufacturerRecord | Fault[] | null {
  const makerFields = [row.maker_name, row.maker_address, row.maker_email, row.maker_responsible];
  if (makerFields.every((value) => value === undefined)) return before;
  const manufacturer = {
    name: row.maker_name ?? before?.name,
    postalAddress: row.maker_address ?? before?.postalAddress,
    email: row.maker_email ?? before?.email,
  };
  const { name, postalAddress, email } = manufacturer;
  if (name === undefined || postalAddress === undefined || email === undefined) {
    const message = 'needs maker_name, maker_address and maker_email together';
    return [{ field: 'maker_name', value: name ?? '', message }];
  }
  const responsiblePerson = row.maker_responsible ?? before?.responsiblePerson ?? null;
  return { name, postalAddress, email, responsiblePerson };
}
