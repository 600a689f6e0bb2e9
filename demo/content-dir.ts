import { join } from 'node:path';

/** What the demo's shop begins with: texts, menus, banners and settings. */
export const DEMO_CONTENT = join(import.meta.dirname, 'content');
