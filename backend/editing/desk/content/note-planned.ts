import type { Draft } from '../../content/editing/drafts.ts';
import type { Audit } from '../audit.ts';
import { draftTitle } from './list-page.ts';

/** Logs that a planned draft was published, under the name of its last editor. */
export const notePlanned = (audit: Audit, draft: Draft): Promise<void> =>
  audit.note({
    editor: draft.editor,
    action: 'content-planned',
    subject: draftTitle(draft, 'nl'),
    detail: draft.files.map(({ file }) => file).join(', '),
  });
