import type { z } from 'zod';
import type { Locale } from '../../../src/domain/shared/common.ts';
import {
  splitFrontMatter,
  type Report,
  type Texts,
  type ParsedYaml,
  parseYaml,
} from './read-files.ts';
import { unknownPlaceholders } from './placeholders.ts';
import {
  type BannersSource,
  type Categories,
  type Company,
  type FaqSource,
  type MediaSource,
  type MenuSource,
  type PageSource,
  bannersSchema,
  categoriesSchema,
  companySchema,
  customerServiceSchema,
  faqSchema,
  mediaSchema,
  storePostsSchema,
  menuSchema,
  pageSchema,
  uspsSchema,
} from './schemas.ts';
import {
  COMPANIONS,
  companionsSchema,
  type CompanionsSource,
  TOOLS_FILE,
  toolsSchema,
  pinnedSchema,
  redirectsSchema,
  synonymsSchema,
  TASKS,
  TASKS_FILE,
  tasksSchema,
  MOVED_ADDRESSES_FILE,
  movedAddressesSchema,
  type MovedAddressesSource,
  COMPANIONS_FILE,
} from './table-schemas.ts';
import {
  SHOP_FILE,
  shopSchema,
  type ShopSource,
  type Settings,
  settingsSchema,
} from './settings-schema.ts';

/** A validated file, before its links and texts are compiled. */
export interface Source<T> extends ParsedYaml<T> {
  file: string;
}

export interface PageFile extends Source<PageSource> {
  locale: Locale;
  /** Place below `pages/<locale>`, without `.md`. */
  place: string;
  body: string;
  bodyLine: number;
}

export interface Sources {
  pages: PageFile[];
  menus: Source<MenuSource>[];
  banners: Source<BannersSource>[];
  faq: Source<FaqSource>[];
  /** Image descriptions by media id. */
  media: Map<string, MediaSource>;
  usps: Source<z.output<typeof uspsSchema>> | null;
  customerService: Source<z.output<typeof customerServiceSchema>> | null;
  /** Null: stores only have posts from the merchandise system. */
  storePosts: Source<z.output<typeof storePostsSchema>> | null;
  /** `search/synonyms.yaml` and one file for each area. */
  synonyms: Source<z.output<typeof synonymsSchema>>[];
  /** `search/tasks.yaml` and further files. */
  tasks: Source<z.output<typeof tasksSchema>>[];
  redirects: Source<z.output<typeof redirectsSchema>> | null;
  pinned: Source<z.output<typeof pinnedSchema>> | null;
  /** Which products go together: `companions.yaml` and one file per area. */
  companions: Source<CompanionsSource>[];
  /** Null: the shop has no tools. */
  tools: z.output<typeof toolsSchema> | null;
  categories: Categories;
  company: Company | null;
  settings: Settings | null;
  /** Null: no redirects. */
  moved: Source<MovedAddressesSource> | null;
  /** Name and colours of the shop as set by editors; null: those of the site variant apply. */
  shop: ShopSource | null;
}

const STORE_POSTS_FILE = 'store-posts.yaml';
/** `search/synonyms.yaml`, `search/synonyms-insulation.yaml`, … */
const SYNONYMS_FILE = /^search\/synonyms(-[a-z0-9]+)*\.yaml$/;

/** Reads and validates all content files, sorted by name. */
export function readSources(texts: Texts, report: Report): Sources {
  const files = [...texts.keys()].sort();
  const readText = (file: string): string => {
    const text = texts.get(file) ?? '';
    for (const { name, line } of unknownPlaceholders(text)) {
      report({ file, line, message: `there is no placeholder {${name}}` });
    }
    return text;
  };
  const readSingle = <S extends z.ZodType>(file: string, schema: S): Source<z.output<S>> | null => {
    if (!files.includes(file)) {
      report({ file, message: 'this file is missing' });
      return null;
    }
    const parsed = parseYaml(schema, readText(file), file, report);
    return parsed && { ...parsed, file };
  };
  const readFolder = <S extends z.ZodType>(name: string, schema: S): Source<z.output<S>>[] =>
    files
      .filter((file) => file.startsWith(`${name}/`) && file.endsWith('.yaml'))
      .flatMap((file) => readSingle(file, schema) ?? []);
  return {
    pages: files
      .filter((file) => /^pages\/(nl|en)\/.+\.md$/.test(file))
      .flatMap((file) => readPage(file, readText(file), report) ?? []),
    menus: readFolder('menus', menuSchema),
    banners: readFolder('banners', bannersSchema),
    faq: readFolder('faq', faqSchema),
    media: new Map(
      readFolder('media', mediaSchema).map(({ file, value }) => [file.slice(6, -5), value]),
    ),
    usps: readSingle('usps.yaml', uspsSchema),
    customerService: readSingle('klantenservice-footer.yaml', customerServiceSchema),
    storePosts: files.includes(STORE_POSTS_FILE)
      ? readSingle(STORE_POSTS_FILE, storePostsSchema)
      : null,
    synonyms: files
      .filter((file) => SYNONYMS_FILE.test(file))
      .flatMap((file) => readSingle(file, synonymsSchema) ?? []),
    tasks: files
      .filter((file) => TASKS.test(file))
      .flatMap((file) => readSingle(file, tasksSchema) ?? []),
    redirects: readSingle('search/redirects.yaml', redirectsSchema),
    pinned: readSingle('search/pinned.yaml', pinnedSchema),
    companions: files
      .filter((file) => COMPANIONS.test(file))
      .flatMap((file) => readSingle(file, companionsSchema) ?? []),
    tools: files.includes(TOOLS_FILE) ? (readSingle(TOOLS_FILE, toolsSchema)?.value ?? null) : null,
    categories: readSingle('categories.yaml', categoriesSchema)?.value ?? {},
    company: readSingle('company.yaml', companySchema)?.value ?? null,
    settings: readSingle('settings.yaml', settingsSchema)?.value ?? null,
    moved: files.includes(MOVED_ADDRESSES_FILE)
      ? readSingle(MOVED_ADDRESSES_FILE, movedAddressesSchema)
      : null,
    shop: files.includes(SHOP_FILE) ? (readSingle(SHOP_FILE, shopSchema)?.value ?? null) : null,
  };
}

function readPage(file: string, text: string, report: Report): PageFile | null {
  const parts = splitFrontMatter(text);
  if (!parts) {
    report({ file, line: 1, message: 'must start with front matter between two lines "---"' });
    return null;
  }
  const parsed = parseYaml(pageSchema, parts.yaml, file, report, parts.yamlLine);
  if (!parsed) return null;
  const [, locale, place] = /^pages\/(nl|en)\/(.+)\.md$/.exec(file) ?? [];
  return {
    ...parsed,
    file,
    locale: locale as Locale,
    place: place ?? '',
    body: parts.body,
    bodyLine: parts.bodyLine,
  };
}

/** A kind of content in the desk's list. Each has a text `content.kind.…`. */
export interface ContentKind {
  id: string;
  /** Matches the paths of its files. */
  files: RegExp;
  schema: z.ZodType;
  /** True if its files can be created and deleted. */
  canAddFiles?: boolean;
  /** Its only file, which is listed even if it does not exist. */
  file?: string;
}

export const CONTENT_KINDS = [
  { id: 'page', files: /^pages\/(nl|en)\/.+\.md$/, schema: pageSchema, canAddFiles: true },
  { id: 'faq', files: /^faq\/[^/]+\.yaml$/, schema: faqSchema, canAddFiles: true },
  { id: 'menu', files: /^menus\/[^/]+\.yaml$/, schema: menuSchema, canAddFiles: true },
  { id: 'banners', files: /^banners\/[^/]+\.yaml$/, schema: bannersSchema },
  { id: 'posts', files: /^store-posts\.yaml$/, schema: storePostsSchema },
  { id: 'usps', files: /^usps\.yaml$/, schema: uspsSchema },
  { id: 'service', files: /^klantenservice-footer\.yaml$/, schema: customerServiceSchema },
  { id: 'synonyms', files: SYNONYMS_FILE, schema: synonymsSchema, canAddFiles: true },
  { id: 'tasks', files: TASKS, schema: tasksSchema, file: TASKS_FILE },
  { id: 'redirects', files: /^search\/redirects\.yaml$/, schema: redirectsSchema },
  {
    id: 'moved',
    files: /^old-addresses\.yaml$/,
    schema: movedAddressesSchema,
    file: MOVED_ADDRESSES_FILE,
  },
  { id: 'pinned', files: /^search\/pinned\.yaml$/, schema: pinnedSchema },
  { id: 'companions', files: COMPANIONS, schema: companionsSchema, file: COMPANIONS_FILE },
  { id: 'tools', files: /^tools\.yaml$/, schema: toolsSchema, file: TOOLS_FILE },
  { id: 'shop', files: /^shop\.yaml$/, schema: shopSchema, file: SHOP_FILE },
  { id: 'settings', files: /^settings\.yaml$/, schema: settingsSchema },
  { id: 'company', files: /^company\.yaml$/, schema: companySchema },
  { id: 'categories', files: /^categories\.yaml$/, schema: categoriesSchema },
] as const satisfies readonly ContentKind[];

export type ContentKindId = (typeof CONTENT_KINDS)[number]['id'];

/** The kind of a file; null if it is not content. */
export function contentKindOf(file: string): (ContentKind & { id: ContentKindId }) | null {
  return CONTENT_KINDS.find(({ files }) => files.test(file)) ?? null;
}
