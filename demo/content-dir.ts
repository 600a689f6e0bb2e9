import { join } from 'node:path';

/** Folder of the content that the demo shop begins with: texts, menus, banners and settings. */
export const DEMO_CONTENT = join(import.meta.dirname, 'content');
