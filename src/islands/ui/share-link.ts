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
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
