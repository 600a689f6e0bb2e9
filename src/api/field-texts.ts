/**
 * Translates validation errors to the language of the caller. Schemas contain the English messages;
 * `DUTCH_MESSAGES` maps each to Dutch, with `{}` as placeholder.
 */
import type { Locale } from '../domain/shared/common.ts';

const DUTCH_MESSAGES: Record<string, string> = {
  'is not right': 'is niet juist',
  'is too large': 'is te groot',
  'latitude and longitude go together': 'latitude en longitude horen bij elkaar',
  'must be Add, Update or Delete': 'moet Add, Update of Delete zijn',
  'must be CustomerAddress or AlternativeAddress':
    'moet CustomerAddress of AlternativeAddress zijn',
  'must be Pickup or CustomerAddress': 'moet Pickup of CustomerAddress zijn',
  'must be a Dutch postcode': 'moet een Nederlandse postcode zijn',
  'must be a UUID': 'moet een UUID zijn',
  'must be a colour such as #0f3d5e': 'moet een kleur zijn zoals #0f3d5e',
  'must be a house number': 'moet een huisnummer zijn',
  'must be a list': 'moet een lijst zijn',
  'must be a list of group names': 'moet een lijst van groepsnamen zijn',
  'must be a list of ids': 'moet een lijst van id’s zijn',
  'must be a number': 'moet een getal zijn',
  'must be a path of the shop': 'moet een pad van de winkel zijn',
  'must be a share key': 'moet een deelsleutel zijn',
  'must be a telephone number': 'moet een telefoonnummer zijn',
  'must be a text': 'moet een tekst zijn',
  'must be a time (09:30)': 'moet een tijd zijn (09:30)',
  'must be a whole number': 'moet een geheel getal zijn',
  'must be accepted': 'moet worden geaccepteerd',
  'must be an e-mail address': 'moet een e-mailadres zijn',
  'must be an extension such as "K 1"': 'moet een toevoeging zijn zoals "K 1"',
  'must be at least {}': 'moet minstens {} zijn',
  'must be at most {}': 'mag hoogstens {} zijn',
  'must be given': 'moet worden opgegeven',
  'must be nl-NL or en-US': 'moet nl-NL of en-US zijn',
  'must be of type {}': 'moet van het type {} zijn',
  'must be one of {}': 'moet een van deze zijn: {}',
  'must be the code of a country that we know, in capitals':
    'moet de code van een land zijn dat we kennen, in hoofdletters',
  'must be the key of a browser': 'moet de sleutel van een browser zijn',
  'must be the key of a mail': 'moet de sleutel van een mail zijn',
  'must be the key of an order': 'moet de sleutel van een bestelling zijn',
  'must be the name of a content group': 'moet de naam van een contentgroep zijn',
  'must be the secret of a browser': 'moet het geheim van een browser zijn',
  'must be true or false': 'moet true of false zijn',
  'must be valid JSON': 'moet geldige JSON zijn',
  'must be written as door-930x2115': 'moet als door-930x2115 worden geschreven',
  'must be written as field|value': 'moet als veld|waarde worden geschreven',
  'must begin with a slash': 'moet met een schuine streep beginnen',
  'must have 8 digits': 'moet 8 cijfers hebben',
  'must have at least 6 characters, of which 1 capital and 1 digit':
    'moet minstens 6 tekens hebben, waarvan 1 hoofdletter en 1 cijfer',
  'must have at most {} characters': 'mag hoogstens {} tekens hebben',
  'must hold a voucherId or a couponId': 'moet een voucherId of een couponId bevatten',
  'must hold at least one change': 'moet minstens één wijziging bevatten',
  'must hold at least one code': 'moet minstens één code bevatten',
  'must hold at least one id': 'moet minstens één id bevatten',
  'must hold at least one product': 'moet minstens één artikel bevatten',
  'must hold at most {} changes': 'mag hoogstens {} wijzigingen bevatten',
  'must hold at most {} codes': 'mag hoogstens {} codes bevatten',
  'must hold at most {} ids': 'mag hoogstens {} id’s bevatten',
  'must hold at most {} lines': 'mag hoogstens {} regels bevatten',
  'must hold at most {} products': 'mag hoogstens {} artikelen bevatten',
  'must hold at most {} values': 'mag hoogstens {} waarden bevatten',
  'must hold each product once': 'moet elk artikel één keer bevatten',
  'must not be empty': 'mag niet leeg zijn',
  'must not hold NUL characters': 'mag geen NUL-tekens bevatten',
  'must not hold control characters': 'mag geen besturingstekens bevatten',
};

/** Messages with a placeholder, split for matching. */
const PLACEHOLDER_MESSAGES = Object.entries(DUTCH_MESSAGES)
  .filter(([english]) => english.includes('{}'))
  .map(([english, dutch]) => {
    const [before, after] = english.split('{}') as [string, string];
    return { before, after, dutch };
  });

/**
 * Translates a message of a schema. An unknown message becomes a general Dutch one, so that Dutch
 * callers never see English.
 */
export function fieldText(message: string, locale: Locale): string {
  if (locale === 'en') return message;
  const exact = DUTCH_MESSAGES[message];
  if (exact !== undefined) return exact;
  const found = PLACEHOLDER_MESSAGES.find(
    ({ before, after }) => message.startsWith(before) && message.endsWith(after),
  );
  if (!found) return 'klopt niet';
  const { before, after, dutch } = found;
  return dutch.replace('{}', () => message.slice(before.length, message.length - after.length));
}
