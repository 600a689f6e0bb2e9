import type { Migration } from 'kysely/migration';
import { up as catalogue } from './0001-catalogue.ts';
import { up as changes } from './0002-changes.ts';
import { up as searchMisses } from './0003-search-misses.ts';
import { up as reviews } from './0004-reviews.ts';
import { up as publishing } from './0005-publishing.ts';
import { up as jobProgress } from './0006-job-progress.ts';
import { up as desk } from './0007-desk.ts';
import { up as contentDrafts } from './0008-content-drafts.ts';
import { up as lostPages } from './0009-lost-pages.ts';
import { up as rateLimits } from './0010-rate-limits.ts';
import { up as jobs } from './0020-jobs.ts';
import { up as identity } from './0030-identity.ts';
import { up as customers } from './0031-customers.ts';
import { up as orders } from './0040-orders.ts';
import { up as carts } from './0050-carts.ts';
import { up as payments } from './0060-payments.ts';
import { up as checkout } from './0061-checkout.ts';
import { up as answeredKeys } from './0062-answered-keys.ts';
import { up as lineSources } from './0063-line-sources.ts';
import { up as deliveredOrders } from './0064-delivered-orders.ts';
import { up as creditNotes } from './0065-credit-notes.ts';
import { up as newsletter } from './0070-newsletter.ts';
import { up as push } from './0071-push.ts';
import { up as declarations } from './0080-declarations.ts';
import { up as requestDigests } from './0081-request-digests.ts';
import { up as moneyBack } from './0082-money-back.ts';
import { up as healthProbe } from './0083-health-probe.ts';
import { up as viewedByContacts } from './0084-viewed-by-contacts.ts';
import { up as knownMethods } from './0090-known-methods.ts';
import { up as attributes } from './0100-attributes.ts';
import { up as ownProducts } from './0101-own-products.ts';
import { up as imports } from './0110-imports.ts';
import { up as ownLists } from './0120-own-lists.ts';
import { up as deskRecords } from './0130-desk-records.ts';
import { up as productsFromFeed } from './0131-products-from-feed.ts';
import { up as contentDocuments } from './0140-content-documents.ts';
import { up as customerPrices } from './0150-customer-prices.ts';
import { up as energyMedia } from './0151-energy-media.ts';
import { up as variantAxes } from './0152-variant-axes.ts';
import { up as mediaAlt } from './0160-media-alt.ts';
import { up as numberedChanges } from './0161-numbered-changes.ts';
import { up as stepsOfJobs } from './0162-steps-of-jobs.ts';

/**
 * Every migration by its name, in the order they run. An explicit list instead of a folder
 * scan: what is not imported here does not run, whatever lies in the folder.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-catalogue': { up: catalogue },
  '0002-changes': { up: changes },
  '0003-search-misses': { up: searchMisses },
  '0004-reviews': { up: reviews },
  '0005-publishing': { up: publishing },
  '0006-job-progress': { up: jobProgress },
  '0007-desk': { up: desk },
  '0008-content-drafts': { up: contentDrafts },
  '0009-lost-pages': { up: lostPages },
  '0010-rate-limits': { up: rateLimits },
  '0020-jobs': { up: jobs },
  '0030-identity': { up: identity },
  '0031-customers': { up: customers },
  '0040-orders': { up: orders },
  '0050-carts': { up: carts },
  '0060-payments': { up: payments },
  '0061-checkout': { up: checkout },
  '0062-answered-keys': { up: answeredKeys },
  '0063-line-sources': { up: lineSources },
  '0064-delivered-orders': { up: deliveredOrders },
  '0065-credit-notes': { up: creditNotes },
  '0070-newsletter': { up: newsletter },
  '0071-push': { up: push },
  '0080-declarations': { up: declarations },
  '0081-request-digests': { up: requestDigests },
  '0082-money-back': { up: moneyBack },
  '0083-health-probe': { up: healthProbe },
  '0084-viewed-by-contacts': { up: viewedByContacts },
  '0090-known-methods': { up: knownMethods },
  '0100-attributes': { up: attributes },
  '0101-own-products': { up: ownProducts },
  '0110-imports': { up: imports },
  '0120-own-lists': { up: ownLists },
  '0130-desk-records': { up: deskRecords },
  '0131-products-from-feed': { up: productsFromFeed },
  '0140-content-documents': { up: contentDocuments },
  '0150-customer-prices': { up: customerPrices },
  '0151-energy-media': { up: energyMedia },
  '0152-variant-axes': { up: variantAxes },
  '0160-media-alt': { up: mediaAlt },
  '0161-numbered-changes': { up: numberedChanges },
  '0162-steps-of-jobs': { up: stepsOfJobs },
};
