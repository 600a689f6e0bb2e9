/** URL part of the store in a row of the store list: the last path segment of its link. */
export const urlOfRow = (row: Element): string =>
  row.querySelector('a')?.pathname.split('/').at(-1) ?? '';
