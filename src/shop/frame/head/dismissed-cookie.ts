/** Names of the site banners that the visitor closed, separated by commas. */
export const DISMISSED_COOKIE = 'dismissed-banners';
