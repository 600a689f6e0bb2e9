import { sql, type Kysely } from 'kysely';

/**
 * The publish queue: jobs, the entities of each (none: everything that changed), and the hooks that
 * requested them. `at` and `heartbeat_at` are times of the shop's clock.
 */
export async function createPublishQueue(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table publish_jobs (
      id bigint generated always as identity primary key,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      is_whole boolean not null default false,
      asked_by text not null,
      reason text not null,
      at timestamptz not null,
      attempts integer not null default 0,
      heartbeat_at timestamptz,
      created_at timestamptz not null,
      ended_at timestamptz,
      release integer,
      error text
    )`.execute(db);
  await sql`create index publish_jobs_open on publish_jobs (at) where state in ('waiting', 'running')`.execute(
    db,
  );
  await sql`
    create table publish_names (
      job_id bigint not null references publish_jobs (id) on delete cascade,
      name text not null,
      primary key (job_id, name)
    )`.execute(db);
  await sql`
    create table publish_hooks (
      id text primary key,
      job_id bigint not null references publish_jobs (id) on delete cascade,
      received_at timestamptz not null
    )`.execute(db);
}

/** Progress of a job, for processes other than the one that runs it. */
export async function addJobProgress(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publish_jobs add column progress jsonb`.execute(db);
}

/**
 * The desk at `/redactie`: editors, their sessions (tokens as hashes), failed sign-ins (columns of
 * rate-limiter-flexible), and an audit log.
 */
export async function createDeskTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table editors (
      id integer generated always as identity primary key,
      name text not null,
      name_key text not null unique,
      password text not null,
      locale text not null check (locale in ('nl', 'en')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table desk_sessions (
      token_hash text primary key,
      editor_id integer not null references editors (id) on delete cascade,
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create index desk_sessions_editor on desk_sessions (editor_id)`.execute(db);
  await sql`
    create table desk_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`
    create table desk_audit (
      id integer generated always as identity primary key,
      at timestamptz not null,
      editor text not null,
      action text not null,
      subject text not null,
      detail text not null
    )`.execute(db);
}

/**
 * Unpublished texts of content files, one draft per subject (a file, or a page in both languages).
 * A draft with a time is published then.
 */
export async function createContentDrafts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_drafts (
      token text primary key,
      subject text not null unique,
      editor text not null,
      files jsonb not null,
      publish_at timestamptz,
      problem text,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index content_drafts_due on content_drafts (publish_at)`.execute(db);
}

/** Whether a job may remove a large share of the pages, after an editor confirmed it. */
export async function addMayLosePages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publish_jobs add column may_lose_pages boolean not null default false`.execute(
    db,
  );
}

const bothLanguages = (nl: string, en: string) => ({ nl, en });

/**
 * Categories that exist even without a catalogue: the roots of the tree, and the promotion lists
 * named in the common config.
 */
const PRESET_NODES = [
  { id: 1, code: 'root', name: bothLanguages('Assortiment', 'Range'), url: bothLanguages('', '') },
  {
    id: 2,
    code: 'special',
    name: bothLanguages('Bijzonder', 'Special'),
    url: bothLanguages('', ''),
  },
  {
    ...{ id: 50, parent_id: 1, code: 'NUPDActie', name: bothLanguages('Actie', 'Offers') },
    url: bothLanguages('actie', 'actie'),
    description: bothLanguages(
      'De acties van deze periode. De prijs bij de streep is onze laagste prijs van de 30 dagen ervoor.',
      'The offers of this period. The struck price is our lowest price of the 30 days before.',
    ),
  },
  {
    ...{ id: 61, parent_id: 2, code: 'opop', name: bothLanguages('Op=Op', 'While stocks last') },
    url: bothLanguages('opop', 'opop'),
    description: bothLanguages(
      'Deze artikelen gaan uit het assortiment. Wat er ligt, is er nog; daarna is het op.',
      'These articles leave the range. What is in stock is all there is.',
    ),
  },
  {
    ...{
      id: 62,
      parent_id: 2,
      code: 'meer-minder',
      name: bothLanguages('Meer=Minder', 'More for less'),
    },
    url: bothLanguages('meer-minder', 'meer-minder'),
    description: bothLanguages(
      'Neem er meer en betaal per stuk minder. De staffel staat bij elk product.',
      'Take more and pay less for each. The price breaks are shown with every product.',
    ),
  },
  {
    ...{ id: 63, parent_id: 2, code: 'in-prijs-verlaagd' },
    name: bothLanguages('In prijs verlaagd', 'Reduced in price'),
    url: bothLanguages('in-prijs-verlaagd', 'reduced-in-price'),
    description: bothLanguages(
      'Blijvend in prijs verlaagd. De oude prijs is de laagste van de 30 dagen voor de verlaging.',
      'Lastingly reduced. The old price is the lowest of the 30 days before the reduction.',
    ),
  },
];

export async function insertPresetNodes(db: Kysely<unknown>): Promise<void> {
  // Positioned after the categories of an existing catalogue.
  await sql`
    insert into web_nodes (id, parent_id, code, position, name, url, description, image, active)
    select id, parent_id, code, 1000 + id, name, url, description,
      case when parent_id is not null then '/api/images/categories/' || id end, true
    from jsonb_to_recordset(${JSON.stringify(PRESET_NODES)}::jsonb) as r (id integer, parent_id integer,
      code text, name jsonb, url jsonb, description jsonb)
    on conflict do nothing`.execute(db);
}

/** Roles of editors, and changes made at the desk: one row per saved record. */
export async function createDeskRecords(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table editors add column role text not null default 'owner'
      check (role in ('owner', 'editor', 'orders'))`.execute(db);
  await sql`
    create table record_changes (
      id integer generated always as identity primary key,
      kind text not null,
      key text not null,
      at timestamptz not null,
      editor text not null,
      before jsonb,
      after jsonb not null
    )`.execute(db);
  await sql`create index record_changes_record on record_changes (kind, key, id)`.execute(db);
}

/**
 * Published content: the current documents, all their versions, and images. The highest version id
 * is the version of the content as a whole.
 */
export async function createContentDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_documents (
      file text primary key,
      text text not null
    )`.execute(db);
  await sql`
    create table content_versions (
      id bigint generated always as identity primary key,
      file text not null,
      text text,
      editor text not null,
      published_at timestamptz not null
    )`.execute(db);
  await sql`create index content_versions_file on content_versions (file, id desc)`.execute(db);
  await sql`
    create table content_pictures (
      id text primary key,
      bytes bytea not null
    )`.execute(db);
}
