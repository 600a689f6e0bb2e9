/** Last part of the address that a row of the store list leads to: the url of its store. */
export const urlOfRow = (row: Element): string =>
  row.querySelector('a')?.pathname.split('/').at(-1) ?? '';
