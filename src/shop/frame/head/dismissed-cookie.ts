/** Cookie with the names of the dismissed site banners, separated by commas. */
export const DISMISSED_COOKIE = 'dismissed-banners';
