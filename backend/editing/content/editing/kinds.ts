import type { z } from 'zod';
import {
  bannersSchema,
  categoriesSchema,
  companySchema,
  customerServiceSchema,
  faqSchema,
  menuSchema,
  pageSchema,
  storePostsSchema,
  uspsSchema,
} from '../schemas.ts';
import { COMPANIONS, COMPANIONS_FILE, companionsSchema } from '../companions-schema.ts';
import { TOOLS_FILE, toolsSchema } from '../tools-schema.ts';
import {
  pinnedSchema,
  redirectsSchema,
  synonymsSchema,
  TASKS_FILE,
  tasksSchema,
} from '../search-schemas.ts';
import { MOVED_ADDRESSES_FILE, movedAddressesSchema } from '../moved-addresses-schema.ts';
import { SHOP_FILE, shopSchema, settingsSchema } from '../settings-schema.ts';
import { SYNONYMS } from '../sources.ts';

/** A kind of content in the desk's list. Each has a text `content.kind.…`. */
export interface Kind {
  id: string;
  /** Matches the paths of its files. */
  files: RegExp;
  schema: z.ZodType;
  /** True if its files can be created and deleted. */
  isOpen?: boolean;
  /** Its only file, which is listed even if it does not exist. */
  file?: string;
}

export const KINDS = [
  { id: 'page', files: /^pages\/(nl|en)\/.+\.md$/, schema: pageSchema, isOpen: true },
  { id: 'faq', files: /^faq\/[^/]+\.yaml$/, schema: faqSchema, isOpen: true },
  { id: 'menu', files: /^menus\/[^/]+\.yaml$/, schema: menuSchema, isOpen: true },
  { id: 'banners', files: /^banners\/[^/]+\.yaml$/, schema: bannersSchema },
  { id: 'posts', files: /^store-posts\.yaml$/, schema: storePostsSchema },
  { id: 'usps', files: /^usps\.yaml$/, schema: uspsSchema },
  { id: 'service', files: /^klantenservice-footer\.yaml$/, schema: customerServiceSchema },
  { id: 'synonyms', files: SYNONYMS, schema: synonymsSchema, isOpen: true },
  { id: 'tasks', files: /^search\/tasks\.yaml$/, schema: tasksSchema, file: TASKS_FILE },
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
] as const satisfies readonly Kind[];

export type KindId = (typeof KINDS)[number]['id'];

/** The kind of a file; null if it is not content. */
export function contentKindOf(file: string): (Kind & { id: KindId }) | null {
  return KINDS.find(({ files }) => files.test(file)) ?? null;
}
