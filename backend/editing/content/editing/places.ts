/** `klantenservice/betalen`: a valid path of a page below its language, as entered by an editor. */
export const isPlace = (place: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(place);

export const isKey = (key: string): boolean => /^[a-z0-9-]+$/.test(key);

const PAGE = /^pages\/(nl|en)\/(.+)\.md$/;

/** The place of a page's file; null for other files. */
export const placeOf = (file: string): string | null => PAGE.exec(file)?.[2] ?? null;

/** The file of a page after moving to another place. */
export const fileAtPlace = (file: string, place: string): string =>
  file.replace(PAGE, `pages/$1/${place}.md`);
