import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { idField, nothing } from '../fields.ts';
import { STOCK_ALERTS } from './client.ts';

/** The products for which an e-mail address gets a back-in-stock alert. */
const stockAlertsRecord = z.object({
  /** Masked (`p•••@bouw.example`), because a mail with the key may have been forwarded. */
  Email: z.string(),
  Products: z.array(z.object({ Id: z.int(), Name: z.string(), Url: z.string() })),
});

export type StockAlertsRecord = z.infer<typeof stockAlertsRecord>;

const area = 'stock-alerts';
const params = z.object({ id: z.string().regex(/^[\w-]{22}$/, 'must be the key of a mail') });

export const stockAlerts = defineCall({
  ...STOCK_ALERTS.list,
  name: 'stockAlerts',
  area,
  bounds: BOUNDS.read,
  summary: 'The products that the address of a mail waits for',
  params,
  data: stockAlertsRecord,
});

export const endStockAlerts = defineCall({
  ...STOCK_ALERTS.end,
  name: 'endStockAlerts',
  area,
  bounds: BOUNDS.write,
  summary: 'Ends waiting for one product, or for all; also called by mail programs (RFC 8058)',
  params,
  query: z.object({ productId: idField.optional() }),
  data: nothing,
});
