-- The database of commit 23fe9d7 (migrations 0001 to 0009) with some rows in every table, as pg_dump
-- --column-inserts wrote it. Never changed: tests migrate it forward.

CREATE TABLE public.brands (
    id integer NOT NULL,
    code text NOT NULL,
    description text,
    url text,
    image text,
    memo jsonb,
    manufacturer jsonb
);

CREATE TABLE public.content_drafts (
    token text NOT NULL,
    subject text NOT NULL,
    editor text NOT NULL,
    files jsonb NOT NULL,
    publish_at timestamp with time zone,
    problem text,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.desk_audit (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    editor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    detail text NOT NULL
);

ALTER TABLE public.desk_audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.desk_audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.desk_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.desk_sessions (
    token_hash text NOT NULL,
    editor_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE public.editors (
    id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    password text NOT NULL,
    locale text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT editors_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])))
);

ALTER TABLE public.editors ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.editors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.meta (
    key text NOT NULL,
    value jsonb NOT NULL
);

CREATE TABLE public.price_history (
    product_id integer NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    price_incl integer NOT NULL,
    price_excl integer NOT NULL
);

CREATE TABLE public.product_contacts (
    id bigint NOT NULL,
    product_id integer NOT NULL,
    phone_number text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.product_contacts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_contacts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.products (
    id integer NOT NULL,
    number text NOT NULL,
    ean text NOT NULL,
    brand_id integer,
    web_node_id integer NOT NULL,
    state text NOT NULL,
    visibility text NOT NULL,
    orderable text NOT NULL,
    sold_online boolean NOT NULL,
    name jsonb NOT NULL,
    url jsonb NOT NULL,
    price_incl integer NOT NULL,
    price_excl integer NOT NULL,
    tax_rate smallint NOT NULL,
    old_price_incl integer,
    old_price_excl integer,
    discount_id integer,
    discounts jsonb NOT NULL,
    levels jsonb NOT NULL,
    promotion_nodes integer[] NOT NULL,
    reduced_from timestamp with time zone,
    reduced_until timestamp with time zone,
    unit jsonb NOT NULL,
    delivery_type text NOT NULL,
    popularity integer NOT NULL,
    details jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT products_price_excl_check CHECK ((price_excl > 0)),
    CONSTRAINT products_price_incl_check CHECK ((price_incl > 0)),
    CONSTRAINT products_visibility_check CHECK ((visibility = ANY (ARRAY['NotViewable'::text, 'ViewableButNotOrderable'::text, 'Orderable'::text])))
);

CREATE TABLE public.publish_hooks (
    id text NOT NULL,
    job_id bigint NOT NULL,
    received_at timestamp with time zone NOT NULL
);

CREATE TABLE public.publish_jobs (
    id bigint NOT NULL,
    state text NOT NULL,
    is_whole boolean DEFAULT false NOT NULL,
    asked_by text NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    heartbeat_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    release integer,
    error text,
    progress jsonb,
    may_lose_pages boolean DEFAULT false NOT NULL,
    CONSTRAINT publish_jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);

ALTER TABLE public.publish_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.publish_jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.publish_names (
    job_id bigint NOT NULL,
    name text NOT NULL
);

CREATE TABLE public.reviews (
    id bigint NOT NULL,
    product_id integer NOT NULL,
    order_id text NOT NULL,
    rating integer NOT NULL,
    title text,
    text text NOT NULL,
    author text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

ALTER TABLE public.reviews ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.search_misses (
    locale text NOT NULL,
    term text NOT NULL,
    count integer NOT NULL,
    last_at timestamp with time zone NOT NULL
);

CREATE TABLE public.stock (
    product_id integer NOT NULL,
    quantities jsonb NOT NULL,
    default_stock integer NOT NULL,
    total_stock integer NOT NULL
);

CREATE TABLE public.stores (
    id integer NOT NULL,
    code text NOT NULL,
    url text NOT NULL,
    name text NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    details jsonb NOT NULL
);

CREATE TABLE public.viewed (
    visitor_id text NOT NULL,
    product_id integer NOT NULL,
    brand_id integer,
    viewed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.visitors (
    id text NOT NULL,
    store_id integer,
    include_vat boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.web_nodes (
    id integer NOT NULL,
    parent_id integer,
    code text NOT NULL,
    "position" integer NOT NULL,
    name jsonb NOT NULL,
    url jsonb NOT NULL,
    description jsonb,
    image text,
    active boolean NOT NULL,
    start_date timestamp with time zone,
    end_date timestamp with time zone
);

INSERT INTO public.brands (id, code, description, url, image, memo, manufacturer) VALUES (1, 'GEEN', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.brands (id, code, description, url, image, memo, manufacturer) VALUES (2, 'SIGMA', 'Sigma', NULL, NULL, NULL, NULL);

INSERT INTO public.content_drafts (token, subject, editor, files, publish_at, problem, updated_at) VALUES ('draft-1', 'page:contact', 'Sanne', '[{"file": "pages/contact.nl.md", "from": "", "text": "# Contact"}]', NULL, NULL, '2026-11-20 10:00:00+00');

INSERT INTO public.desk_audit (id, at, editor, action, subject, detail) OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-20 10:00:00+00', 'Sanne', 'publish', 'release 1', '');

INSERT INTO public.desk_limits (key, points, expire) VALUES ('sign-in:sanne', 2, 1763632800000);

INSERT INTO public.desk_sessions (token_hash, editor_id, created_at, seen_at) VALUES ('hash-of-token', 1, '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00');

INSERT INTO public.editors (id, name, name_key, password, locale, created_at) OVERRIDING SYSTEM VALUE VALUES (1, 'Sanne', 'sanne', 'hash', 'nl', '2026-11-20 10:00:00+00');

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-catalogue', '2026-11-23T08:48:12.266Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-changes', '2026-11-23T08:48:12.272Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-search-misses', '2026-11-23T08:48:12.297Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-reviews', '2026-11-23T08:48:12.331Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-publishing', '2026-11-23T08:48:12.391Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-job-progress', '2026-11-23T08:48:12.394Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-desk', '2026-11-23T08:48:12.447Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-content-drafts', '2026-11-23T08:48:12.471Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-lost-pages', '2026-11-23T08:48:12.473Z');

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);

INSERT INTO public.meta (key, value) VALUES ('catalogue', '{"seed": 1, "version": 1, "products": 1}');

INSERT INTO public.price_history (product_id, valid_from, price_incl, price_excl) VALUES (100000, '2026-11-20 10:00:00+00', 4995, 4128);

INSERT INTO public.product_contacts (id, product_id, phone_number, created_at) OVERRIDING SYSTEM VALUE VALUES (1, 100000, '0612345678', '2026-11-20 10:00:00+00');

INSERT INTO public.products (id, number, ean, brand_id, web_node_id, state, visibility, orderable, sold_online, name, url, price_incl, price_excl, tax_rate, old_price_incl, old_price_excl, discount_id, discounts, levels, promotion_nodes, reduced_from, reduced_until, unit, delivery_type, popularity, details, created_at, updated_at) VALUES (100000, '40100000', '2000000000015', 2, 2, 'Active', 'Orderable', 'ja', true, '{"en": "Wall paint white 10 l", "nl": "Muurverf wit 10 l"}', '{"en": "wall-paint-white-10-l-100000", "nl": "muurverf-wit-10-l-100000"}', 4995, 4128, 21, NULL, NULL, NULL, '[]', '[]', '{}', NULL, NULL, '{"en": "piece", "nl": "stuk"}', 'pakket', 10, '{"family": "muurverf"}', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00');

INSERT INTO public.publish_hooks (id, job_id, received_at) VALUES ('msg_1', 2, '2026-11-20 10:00:00+00');

INSERT INTO public.publish_jobs (id, state, is_whole, asked_by, reason, at, attempts, heartbeat_at, created_at, ended_at, release, error, progress, may_lose_pages) OVERRIDING SYSTEM VALUE VALUES (1, 'done', true, 'start', 'What changed', '2026-11-20 10:00:00+00', 1, NULL, '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', 1, NULL, NULL, false);
INSERT INTO public.publish_jobs (id, state, is_whole, asked_by, reason, at, attempts, heartbeat_at, created_at, ended_at, release, error, progress, may_lose_pages) OVERRIDING SYSTEM VALUE VALUES (2, 'waiting', false, 'hook', 'Prices', '2026-11-20 10:00:00+00', 0, NULL, '2026-11-20 10:00:00+00', NULL, NULL, NULL, NULL, false);

INSERT INTO public.publish_names (job_id, name) VALUES (2, 'product:100000');

INSERT INTO public.reviews (id, product_id, order_id, rating, title, text, author, created_at) OVERRIDING SYSTEM VALUE VALUES (1, 100000, 'order-1', 5, 'Dekt goed', 'In één laag klaar.', 'Anne', '2026-11-20 10:00:00+00');

INSERT INTO public.search_misses (locale, term, count, last_at) VALUES ('nl', 'steenwol 60', 3, '2026-11-20 10:00:00+00');

INSERT INTO public.stock (product_id, quantities, default_stock, total_stock) VALUES (100000, '{"1": 4}', 9, 13);

INSERT INTO public.stores (id, code, url, name, lat, lng, details) VALUES (1, 'utrecht', 'utrecht', 'Utrecht', 52.09, 5.12, '{"city": "Utrecht"}');

INSERT INTO public.viewed (visitor_id, product_id, brand_id, viewed_at) VALUES ('visitor-1', 100000, 2, '2026-11-20 10:00:00+00');

INSERT INTO public.visitors (id, store_id, include_vat, created_at) VALUES ('visitor-1', 1, false, '2026-11-20 10:00:00+00');

INSERT INTO public.web_nodes (id, parent_id, code, "position", name, url, description, image, active, start_date, end_date) VALUES (1, NULL, 'root', 0, '{"en": "All", "nl": "Alles"}', '{"en": "", "nl": ""}', NULL, NULL, true, NULL, NULL);
INSERT INTO public.web_nodes (id, parent_id, code, "position", name, url, description, image, active, start_date, end_date) VALUES (2, 1, 'verf', 1, '{"en": "Paint", "nl": "Verf"}', '{"en": "paint", "nl": "verf"}', NULL, NULL, true, NULL, NULL);

SELECT pg_catalog.setval('public.desk_audit_id_seq', 1, true);

SELECT pg_catalog.setval('public.editors_id_seq', 1, true);

SELECT pg_catalog.setval('public.product_contacts_id_seq', 1, true);

SELECT pg_catalog.setval('public.publish_jobs_id_seq', 2, true);

SELECT pg_catalog.setval('public.reviews_id_seq', 1, true);

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_drafts
    ADD CONSTRAINT content_drafts_pkey PRIMARY KEY (token);

ALTER TABLE ONLY public.content_drafts
    ADD CONSTRAINT content_drafts_subject_key UNIQUE (subject);

ALTER TABLE ONLY public.desk_audit
    ADD CONSTRAINT desk_audit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.desk_limits
    ADD CONSTRAINT desk_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.editors
    ADD CONSTRAINT editors_name_key_key UNIQUE (name_key);

ALTER TABLE ONLY public.editors
    ADD CONSTRAINT editors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.price_history
    ADD CONSTRAINT price_history_pkey PRIMARY KEY (product_id, valid_from);

ALTER TABLE ONLY public.product_contacts
    ADD CONSTRAINT product_contacts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_number_key UNIQUE (number);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.publish_hooks
    ADD CONSTRAINT publish_hooks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.publish_jobs
    ADD CONSTRAINT publish_jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.publish_names
    ADD CONSTRAINT publish_names_pkey PRIMARY KEY (job_id, name);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_product_id_order_id_key UNIQUE (product_id, order_id);

ALTER TABLE ONLY public.search_misses
    ADD CONSTRAINT search_misses_pkey PRIMARY KEY (locale, term);

ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (product_id);

ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_code_key UNIQUE (code);

ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_url_key UNIQUE (url);

ALTER TABLE ONLY public.viewed
    ADD CONSTRAINT viewed_pkey PRIMARY KEY (visitor_id, product_id);

ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT visitors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.web_nodes
    ADD CONSTRAINT web_nodes_code_key UNIQUE (code);

ALTER TABLE ONLY public.web_nodes
    ADD CONSTRAINT web_nodes_pkey PRIMARY KEY (id);

CREATE INDEX content_drafts_due ON public.content_drafts USING btree (publish_at);

CREATE INDEX desk_sessions_editor ON public.desk_sessions USING btree (editor_id);

CREATE INDEX products_brand ON public.products USING btree (brand_id);

CREATE INDEX products_updated ON public.products USING btree (updated_at);

CREATE INDEX products_web_node ON public.products USING btree (web_node_id);

CREATE INDEX publish_jobs_open ON public.publish_jobs USING btree (at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX search_misses_last_at ON public.search_misses USING btree (last_at);

CREATE INDEX web_nodes_parent ON public.web_nodes USING btree (parent_id);

ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES public.editors(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.price_history
    ADD CONSTRAINT price_history_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_contacts
    ADD CONSTRAINT product_contacts_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_web_node_id_fkey FOREIGN KEY (web_node_id) REFERENCES public.web_nodes(id);

ALTER TABLE ONLY public.publish_hooks
    ADD CONSTRAINT publish_hooks_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.publish_jobs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.publish_names
    ADD CONSTRAINT publish_names_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.publish_jobs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.viewed
    ADD CONSTRAINT viewed_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.viewed
    ADD CONSTRAINT viewed_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES public.visitors(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT visitors_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.stores(id);

ALTER TABLE ONLY public.web_nodes
    ADD CONSTRAINT web_nodes_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.web_nodes(id);
