/** The tables as Kysely sees them, by their names. */
import type { JSONColumnType } from 'kysely';
import type {
  BrandTable,
  CatalogueChangeTable,
  PriceHistoryTable,
  ProductTable,
  StockTable,
  WebNodeTable,
} from './catalogue.ts';
import type { AttributeTable } from './attributes.ts';
import type {
  MediaSourceTable,
  ProductMediaTable,
  ProductOfferTable,
  ProductRelationTable,
} from './own-products.ts';
import type { ImportRowTable, ImportTable } from './imports.ts';
import type { StoreTable } from './stores.ts';
import type {
  CustomerTables,
  ProductContactTable,
  ReviewTable,
  SearchMissTable,
  ViewedTable,
  VisitorTable,
} from './customer.ts';
import type { RateLimitTable } from './limits.ts';
import type { SubscriptionTable } from './newsletter.ts';
import type { JobTable } from './jobs.ts';
import type {
  DeskAuditTable,
  DeskSessionTable,
  EditorTable,
  IdentityTables,
  RecordChangeTable,
} from './identity.ts';
import type { CartTables } from './carts.ts';
import type { OrderTables } from './orders.ts';
import type { PaymentTables } from './payments.ts';
import type { PushSubscriptionTable } from './push.ts';
import type {
  ContentDocumentTable,
  ContentDraftTable,
  ContentPictureTable,
  ContentVersionTable,
} from './content.ts';
import type { PublishHookTable, PublishJobTable, PublishNameTable } from './publishing.ts';

/** Facts about the data itself: `catalogue` → `{ seed, products, version }`. */
export interface MetaTable {
  key: string;
  value: JSONColumnType<Record<string, unknown>>;
}

export interface Database
  extends CartTables, CustomerTables, IdentityTables, OrderTables, PaymentTables {
  brands: BrandTable;
  web_nodes: WebNodeTable;
  products: ProductTable;
  price_history: PriceHistoryTable;
  catalogue_changes: CatalogueChangeTable;
  stock: StockTable;
  stores: StoreTable;
  attributes: AttributeTable;
  product_offers: ProductOfferTable;
  product_relations: ProductRelationTable;
  product_media: ProductMediaTable;
  media_sources: MediaSourceTable;
  imports: ImportTable;
  import_rows: ImportRowTable;
  visitors: VisitorTable;
  viewed: ViewedTable;
  product_contacts: ProductContactTable;
  search_misses: SearchMissTable;
  reviews: ReviewTable;
  editors: EditorTable;
  desk_sessions: DeskSessionTable;
  desk_audit: DeskAuditTable;
  record_changes: RecordChangeTable;
  content_documents: ContentDocumentTable;
  content_versions: ContentVersionTable;
  content_pictures: ContentPictureTable;
  content_drafts: ContentDraftTable;
  publish_jobs: PublishJobTable;
  publish_names: PublishNameTable;
  publish_hooks: PublishHookTable;
  newsletter_subscriptions: SubscriptionTable;
  push_subscriptions: PushSubscriptionTable;
  jobs: JobTable;
  rate_limits: RateLimitTable;
  meta: MetaTable;
}
