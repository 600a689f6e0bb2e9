/** `klantenservice/betalen`: where a page stands below its language, as an editor may choose it. */
export const isPlace = (place: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(place);

export const isKey = (key: string): boolean => /^[a-z0-9-]+$/.test(key);

const PAGE = /^pages\/(nl|en)\/(.+)\.md$/;

/** The place of a page's file; null for another file. */
export const placeOf = (file: string): string | null => PAGE.exec(file)?.[2] ?? null;

/** The file of a page that moves to another place. */
export const fileAtPlace = (file: string, place: string): string =>
  file.replace(PAGE, `pages/$1/${place}.md`);
