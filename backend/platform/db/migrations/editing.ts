import { sql, type Kysely } from 'kysely';

/**
 * What is to be published: jobs, the entities that each names (none: whatever changed), and the
 * hooks that asked for it. Times of `at` and `heartbeat_at` are those of the shop's clock.
 */
export async function publishing(db: Kysely<unknown>): Promise<void> {
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

/** How far a job is, for other processes than the one that runs it. */
export async function jobProgress(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publish_jobs add column progress jsonb`.execute(db);
}

/**
 * The desk at `/redactie`: who may sign in, who is signed in (tokens as hashes), wrong tries
 * (the columns are those of rate-limiter-flexible), and what was done by whom.
 */
export async function desk(db: Kysely<unknown>): Promise<void> {
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
 * What editors have not published yet: new texts of content files, one draft per subject (a file,
 * or a page in its two languages). A draft with a time is published then.
 */
export async function contentDrafts(db: Kysely<unknown>): Promise<void> {
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

/** Whether a job may take away a large part of the pages: an editor who asks has seen which. */
export async function lostPages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publish_jobs add column may_lose_pages boolean not null default false`.execute(
    db,
  );
}

const both = (nl: string, en: string) => ({ nl, en });

/**
 * What no catalogue brings, and a shop without one has all the same: the ends of the category tree,
 * and the promotion lists that the common config names.
 */
const NODES = [
  { id: 1, code: 'root', name: both('Assortiment', 'Range'), url: both('', '') },
  { id: 2, code: 'special', name: both('Bijzonder', 'Special'), url: both('', '') },
  {
    ...{ id: 50, parent_id: 1, code: 'NUPDActie', name: both('Actie', 'Offers') },
    url: both('actie', 'actie'),
    description: both(
      'De acties van deze periode. De prijs bij de streep is onze laagste prijs van de 30 dagen ervoor.',
      'The offers of this period. The struck price is our lowest price of the 30 days before.',
    ),
  },
  {
    ...{ id: 61, parent_id: 2, code: 'opop', name: both('Op=Op', 'While stocks last') },
    url: both('opop', 'opop'),
    description: both(
      'Deze artikelen gaan uit het assortiment. Wat er ligt, is er nog; daarna is het op.',
      'These articles leave the range. What is in stock is all there is.',
    ),
  },
  {
    ...{ id: 62, parent_id: 2, code: 'meer-minder', name: both('Meer=Minder', 'More for less') },
    url: both('meer-minder', 'meer-minder'),
    description: both(
      'Neem er meer en betaal per stuk minder. De staffel staat bij elk product.',
      'Take more and pay less for each. The price breaks are shown with every product.',
    ),
  },
  {
    ...{ id: 63, parent_id: 2, code: 'in-prijs-verlaagd' },
    name: both('In prijs verlaagd', 'Reduced in price'),
    url: both('in-prijs-verlaagd', 'reduced-in-price'),
    description: both(
      'Blijvend in prijs verlaagd. De oude prijs is de laagste van de 30 dagen voor de verlaging.',
      'Lastingly reduced. The old price is the lowest of the 30 days before the reduction.',
    ),
  },
];

export async function ownLists(db: Kysely<unknown>): Promise<void> {
  // Behind the categories of a catalogue that was there before.
  await sql`
    insert into web_nodes (id, parent_id, code, position, name, url, description, image, active)
    select id, parent_id, code, 1000 + id, name, url, description,
      case when parent_id is not null then '/api/images/categories/' || id end, true
    from jsonb_to_recordset(${JSON.stringify(NODES)}::jsonb) as r (id integer, parent_id integer,
      code text, name jsonb, url jsonb, description jsonb)
    on conflict do nothing`.execute(db);
}

/** What an editor may do, and what was changed at the desk: one row for each record that was saved. */
export async function deskRecords(db: Kysely<unknown>): Promise<void> {
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
 * What editors published: each document as it is now, every version of it, and their pictures. The
 * newest id of a version is the version of the content as a whole.
 */
export async function contentDocuments(db: Kysely<unknown>): Promise<void> {
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
