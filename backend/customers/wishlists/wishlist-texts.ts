import type { Locale } from '../../../src/domain/shared/common.ts';

/** Messages of the wishlist calls for shoppers; `{name}` is the name of a list. */
export const WISHLIST_TEXTS = {
  nameTaken: {
    nl: 'Je hebt al een kluslijst met deze naam.',
    en: 'You already have a project list with this name.',
  },
  tooManyLists: {
    nl: 'Je hebt het maximale aantal kluslijsten. Verwijder er eerst een.',
    en: 'You have as many project lists as we can keep. Delete one first.',
  },
  listFull: {
    nl: 'Kluslijst ‘{name}’ is vol: er passen 500 artikelen op.',
    en: 'Project list ‘{name}’ is full: it holds 500 products.',
  },
  tooMuchAtOnce: {
    nl: 'Dat is te veel in één keer. Kies minder kluslijsten, en daarna de andere.',
    en: 'That is too much at once. Choose fewer project lists, and then the others.',
  },
  unknownProduct: {
    nl: 'Dit artikel verkopen we niet meer.',
    en: 'We no longer sell this product.',
  },
  notShared: {
    nl: 'Deze kluslijst wordt niet meer gedeeld.',
    en: 'This project list is no longer shared.',
  },
} as const satisfies Record<string, Record<Locale, string>>;
