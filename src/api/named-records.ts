/** The records that the OpenAPI document names. */
import type { z } from 'zod';
import * as brands from './brands/wire.ts';
import * as config from './config/wire.ts';
import * as content from './content/wire.ts';
import * as customerExport from './customer/export-wire.ts';
import * as customer from './customer/wire.ts';
import * as orders from './orders/wire.ts';
import * as preference from './preference/wire.ts';
import * as products from './products/wire.ts';
import * as push from './push/wire.ts';
import { imageRecord } from './records.ts';
import * as search from './search/wire.ts';
import * as stores from './stores/wire.ts';
import * as webNodes from './webnodes/wire.ts';

const areas = { ...brands, ...config, ...content, ...preference, ...products, ...push, ...search };

/** `productRecord` → `ProductRecord`. */
export const namedRecords: Record<string, z.ZodType> = Object.fromEntries(
  Object.entries({
    ...areas,
    ...customer,
    ...customerExport,
    ...orders,
    ...stores,
    ...webNodes,
    imageRecord,
  })
    .filter(([name]) => name.endsWith('Record'))
    .map(([name, schema]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, schema]),
);
