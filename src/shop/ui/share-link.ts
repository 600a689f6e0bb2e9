/** What came of sharing: `handed` to the system's share sheet or closed there, or the link copied. */
export type ShareOutcome = 'handed' | 'copied' | 'failed';

/**
 * Opens the system's share sheet for a link. Copies the link where there is no sheet, or where the
 * sheet cannot take it. Call it from a click: browsers refuse both otherwise.
 */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'handed';
    } catch (error) {
      // Whoever closes the sheet has changed their mind: nothing failed.
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed';
    }
  }
  return (await copyLink(url)) ? 'copied' : 'failed';
}

/** Copies a link; false where the browser does not allow it. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
