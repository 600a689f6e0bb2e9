/** Marks the link whose page is wanted next (`shop/frame/after-touch.client.ts`). */
export const NEXT_PAGE_ATTRIBUTE = 'data-next';

/**
 * Lets the browser render the page behind a marked link. Constant text: the content security policy
 * allows it by its hash.
 */
export const SPECULATION_RULES = `{"prerender":[{"where":{"selector_matches":"[${NEXT_PAGE_ATTRIBUTE}]"},"eagerness":"immediate"}]}`;
