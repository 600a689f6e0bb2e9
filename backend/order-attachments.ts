import type { Kysely } from 'kysely';
import type { SiteBrand } from '../src/brands/brands.ts';
import { orderFacts } from './checkout/order-facts.ts';
import type { Editorial } from './content/editorial.ts';
import type { Database } from './db/schema/database.ts';
import type { AttachmentsOf } from './mail/mail-job.ts';
import { documentPdf } from './orders/document-pdf.ts';
import { orderDocument } from './orders/order-document.ts';
import { orderById } from './orders/orders.ts';
import { sellerOf } from './orders/seller.ts';

interface Options {
  db: Kysely<Database>;
  brand: SiteBrand;
  editorial(): Editorial;
  now(): Date;
}

/** The PDF that goes with the confirmation of an order; other mails carry no files. */
export function orderAttachments({ db, brand, editorial, now }: Options): AttachmentsOf {
  return async (mail) => {
    if (mail.template !== 'order-confirmed' || !mail.values.orderId) return [];
    const order = await orderById(db, mail.values.orderId);
    const seller = sellerOf(editorial(), { brand }, now());
    if (!order || !seller) return [];
    const { row } = order;
    const bytes = await documentPdf(orderDocument(order, await orderFacts(db, row), seller));
    const name = `${row.locale === 'nl' ? 'bestelling' : 'order'}-${row.order_number}.pdf`;
    return [{ name, contentType: 'application/pdf', bytes }];
  };
}
