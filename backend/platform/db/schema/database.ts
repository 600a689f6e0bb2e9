/** The database schema for Kysely: tables by name. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  BrandTable,
  CatalogueChangeTable,
  PriceHistoryTable,
  ProductTable,
  StockTable,
  WebNodeTable,
  AttributeTable,
  MediaSourceTable,
  ProductMediaTable,
  ProductOfferTable,
  ProductRelationTable,
  StoreTable,
} from './catalogue.ts';
import type {
  ImportRowTable,
  ImportTable,
  ContentDocumentTable,
  ContentDraftTable,
  ContentPictureTable,
  ContentVersionTable,
  PublishHookTable,
  PublishJobTable,
  PublishNameTable,
  SharingTables,
} from './content.ts';
import type {
  CustomerTables,
  ProductContactTable,
  ReviewTable,
  SearchMissTable,
  ViewedTable,
  VisitorTable,
  SubscriptionTable,
  DeskAuditTable,
  DeskSessionTable,
  EditorTable,
  IdentityTables,
  RecordChangeTable,
  PushSubscriptionTable,
  StockAlertTable,
} from './customers.ts';
import type { CartTables } from './carts.ts';
import type { OrderTables, PaymentTables } from './orders.ts';

/** Counts of `backend/platform/http/limits`; columns of rate-limiter-flexible. */
interface RateLimitTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

type Timestamp = ColumnType<Date, Date, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type JobState = 'waiting' | 'running' | 'done' | 'failed';

/** Background jobs of all kinds (DESIGN decision 17). Times are those of the shop's clock. */
interface JobTable {
  id: Generated<number>;
  kind: string;
  /** Defined by the kind's payload schema; empty once a personal payload was erased. */
  payload: JSONColumnType<Record<string, unknown>>;
  /** True if the payload contains personal data: it is erased when the job is done or discarded. */
  is_personal: Generated<boolean>;
  /** Unique within the kind; null: not deduplicated. */
  key: string | null;
  state: Generated<JobState>;
  /** Earliest time of the next attempt. */
  run_at: Timestamp;
  /** Number of claims; also the fencing token of the worker that runs it. */
  attempts: Generated<number>;
  heartbeat_at: NullableTimestamp;
  /** Progress of the job, for other processes. */
  progress: JSONColumnType<Record<string, unknown>> | null;
  created_at: Timestamp;
  /** When it was done or last failed. */
  ended_at: NullableTimestamp;
  result: JSONColumnType<Record<string, unknown>> | null;
  /** Message of the last failure; null once the job is done. */
  error: string | null;
  /** Set for a failed job that needs no attention: discarded, or resolved by a later job. */
  settled_at: NullableTimestamp;
  /** Order number of its last claim or failure among all jobs; null before the first. */
  step: Generated<number | null>;
}

/** Facts about the data itself: `catalogue` → `{ seed, products, version }`. */
export interface MetaTable {
  key: string;
  value: JSONColumnType<Record<string, unknown>>;
}

export interface Database
  extends CartTables, CustomerTables, IdentityTables, OrderTables, PaymentTables, SharingTables {
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
  stock_alerts: StockAlertTable;
  jobs: JobTable;
  rate_limits: RateLimitTable;
  meta: MetaTable;
}
