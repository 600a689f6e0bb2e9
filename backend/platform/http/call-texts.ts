import type { Locale } from '../../../src/domain/shared/common.ts';

/** A message in both languages; a call uses the one of `x-language`. */
export type Texts = Record<Locale, string>;

export const CALL_TEXTS = {
  signIn: { nl: 'Log eerst in.', en: 'Sign in first.' },
  sessionEnded: {
    nl: 'Je sessie is verlopen. Log opnieuw in.',
    en: 'Your session has ended. Sign in again.',
  },
  noDraft: { nl: 'Dit concept bestaat niet.', en: 'There is no such draft.' },
  notOwnPage: {
    nl: 'Dit moet van een pagina van de winkel zelf komen.',
    en: 'This must come from a page of the shop itself.',
  },
  apiDown: { nl: 'De API antwoordt niet.', en: 'The API does not answer.' },
  apiIsShop: {
    nl: 'API_BASE_URL leidt terug naar deze winkel.',
    en: 'API_BASE_URL leads back to this shop.',
  },
  noFile: { nl: 'Dit bestand bestaat niet.', en: 'There is no such file.' },
  noCall: { nl: 'Deze aanroep bestaat niet.', en: 'There is no such call.' },
  noList: { nl: 'Je hebt deze lijst niet.', en: 'You have no such list.' },
  noCategories: { nl: 'Er zijn geen categorieën.', en: 'There are no categories.' },
  noSeller: {
    nl: 'De gegevens van het bedrijf ontbreken.',
    en: 'The data of the company are missing.',
  },
  notOnAccount: { nl: 'Je koopt niet op rekening.', en: 'You do not buy on account.' },
  noLogisticStore: {
    nl: 'Er is nog geen adres of vestiging gekozen.',
    en: 'Neither an address nor a store is chosen.',
  },
  noOrderKey: {
    nl: 'Er is geen bestelling met deze sleutel.',
    en: 'There is no order with this key.',
  },
  noPlaceNow: {
    nl: 'De plaats kan nu niet worden opgezocht.',
    en: 'The place cannot be looked up now.',
  },
} as const satisfies Record<string, Texts>;

export const tooOftenText = (seconds: number): Texts => ({
  nl: `Te veel aanvragen. Probeer het over ${seconds} seconden opnieuw.`,
  en: `Too many requests. Try again in ${seconds} seconds.`,
});

export const tooLargeText = (bytes: number): Texts => ({
  nl: `De inhoud is groter dan ${bytes} bytes.`,
  en: `The body is larger than ${bytes} bytes.`,
});

export const busyText = (seconds: number, requestId: string): Texts => ({
  nl: `Het is druk in de winkel. Probeer het over ${seconds} seconden opnieuw. Kenmerk: ${requestId}.`,
  en: `The shop is busy. Try again in ${seconds} seconds. Request id: ${requestId}.`,
});

export const refusedText = (status: number): Texts => ({
  nl: `De aanvraag is geweigerd (status ${status}).`,
  en: `The request was refused (status ${status}).`,
});

export const failedText = (requestId: string): Texts => ({
  nl: `Er ging bij ons iets mis. Kenmerk: ${requestId}.`,
  en: `Something went wrong on our side. Request id: ${requestId}.`,
});

const KINDS = {
  address: { nl: 'adres', en: 'address' },
  brand: { nl: 'merk', en: 'brand' },
  category: { nl: 'categorie', en: 'category' },
  invoice: { nl: 'factuur', en: 'invoice' },
  list: { nl: 'lijst', en: 'list' },
  order: { nl: 'bestelling', en: 'order' },
  postcode: { nl: 'postcode', en: 'postcode' },
  product: { nl: 'artikel', en: 'product' },
  search: { nl: 'zoekopdracht', en: 'search' },
  store: { nl: 'vestiging', en: 'store' },
} as const;

/** Nothing of this kind has this id or address. */
export const unknownText = (kind: keyof typeof KINDS, id: number | string): Texts => ({
  nl: `Er is geen ${KINDS[kind].nl} ${id}.`,
  en: `There is no ${KINDS[kind].en} ${id}.`,
});

/** The caller owns nothing with this id. */
export const notOwnText = (kind: keyof typeof KINDS, id: number): Texts => ({
  nl: `Je hebt geen ${KINDS[kind].nl} ${id}.`,
  en: `You have no ${KINDS[kind].en} ${id}.`,
});
