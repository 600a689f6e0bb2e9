import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the specification says word for word (spec 1 §2.5 to §2.9, §4.6, §5, spec 2 §2). */
const WORDS: Record<string, string> = {
  'frame:search.placeholder': 'Zoek op...',
  'frame:search.button': 'Zoek',
  'frame:search.close': 'Sluit',
  'frame:search.history': 'Eerder door jou gezocht:',
  'frame:search.suggestions': 'suggesties',
  'frame:search.brands': 'Merken',
  'frame:search.categories': 'categorieën',
  'frame:search.products': 'producten',
  'frame:store.label': 'Vestiging',
  'frame:store.choose': 'Kies een Vestiging',
  'frame:account.welcome': 'Welkom {name}',
  'frame:account.points_one': '{points} punt',
  'frame:account.points_other': '{points} punten',
  'frame:account.overview': 'Mijn {name}',
  'frame:account.orders': 'Orderhistorie',
  'frame:account.favourites': 'Mijn kluslijsten',
  'frame:account.login': 'Inloggen',
  'frame:account.new': 'Nog geen account? Start hier',
  'frame:account.logout': 'Uitloggen',
  'frame:vat.incl': 'Prijzen incl. btw',
  'frame:vat.excl': 'Prijzen excl. btw',
  'frame:service.chat': 'Vragen? Chat nu',
  'frame:service.hours': '09:00 - 17:00',
  'frame:catalogue.actie': 'Actie',
  'frame:catalogue.opop': 'Op=Op',
  'frame:catalogue.meerMinder': 'Meer=Minder',
  'sidebars:homeScreen.title': 'Toevoegen aan Startscherm',
  'sidebars:homeScreen.cancel': 'Annuleren',
  'validation:required': 'Het veld is verplicht',
  'validation:email': 'Dit e-mailadres is niet geldig',
  'validation:availableEmail': 'Dit e-mailadres is al bij ons bekend',
  'validation:availablePhone': 'Telefoonnummer is ongeldig',
  'validation:availablePinCode': 'De pincode is niet geldig',
  'validation:validPostcode': 'Postcode is ongeldig',
};

const textOf = (key: string): unknown => {
  const [file = '', path = ''] = key.split(':');
  const texts: unknown = JSON.parse(readFileSync(`public/locales/nl/${file}.json`, 'utf8'));
  return path.split('.').reduce<unknown>((part, step) => Reflect.get(Object(part), step), texts);
};

it.each(Object.entries(WORDS))('%s says the words of the specification', (key, words) => {
  expect(textOf(key)).toBe(words);
});
