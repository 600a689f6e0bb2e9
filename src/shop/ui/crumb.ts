/** One step of the path from home to a page. The last one is the page itself, without a link. */
export interface Crumb {
  name: string;
  href?: string;
}
