import type { Audit, AuditAction } from '../audit.ts';

/** Notes what an editor did, with the files that it was done to. */
export const noteFiles = (
  audit: Audit,
  editor: string,
  action: AuditAction,
  subject: string,
  files: readonly { file: string }[],
): Promise<void> =>
  audit.note({ editor, action, subject, detail: files.map(({ file }) => file).join(', ') });
