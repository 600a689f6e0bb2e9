import type { Draft } from '../../content/editing/drafts.ts';
import type { Audit } from '../audit.ts';
import { draftTitle } from './list-page.ts';

/** Notes that a draft was published when its time came, in the name of who changed it last. */
export const notePlanned = (audit: Audit, draft: Draft): Promise<void> =>
  audit.note({
    editor: draft.editor,
    action: 'content-planned',
    subject: draftTitle(draft, 'nl'),
    detail: draft.files.map(({ file }) => file).join(', '),
  });
