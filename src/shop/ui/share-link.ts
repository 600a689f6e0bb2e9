/** `handed`: passed to the share sheet, or cancelled there; `copied`: the link was copied. */
export type ShareOutcome = 'handed' | 'copied' | 'failed';

/**
 * Opens the system's share sheet for a link, or copies the link if there is no usable sheet.
 * Browsers allow both only during a click.
 */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'handed';
    } catch (error) {
      // The user closed the sheet: not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed';
    }
  }
  return (await copyLink(url)) ? 'copied' : 'failed';
}

/** Copies a link to the clipboard; false if the browser does not allow it. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
