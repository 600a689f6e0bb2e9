/** Translates the problems of content into the language of an editor. */
import type { Locale } from '../../../src/domain/shared/common.ts';

/**
 * English messages of the loader and the schemas with their Dutch translation; `$1` is the first
 * capture group.
 */
const DUTCH: readonly [RegExp, string][] = [
  [/^may not be empty$/, 'Vul dit in.'],
  [/^must be lower case with hyphens$/, 'Gebruik kleine letters, cijfers en streepjes.'],
  [/^needs 50 characters$/, 'Minstens 50 tekens.'],
  [/^has over 170 characters$/, 'Hoogstens 170 tekens.'],
  [/^must be a day .*/, 'Vul een dag in (2026-12-31) of een moment (2026-12-31T12:00:00Z).'],
  [/^is not the name of a route$/, 'Deze vaste pagina bestaat niet.'],
  [/^must be a colour .*/, 'Vul een kleur in, zoals #0f3d5e.'],
  [/^must be a picture of the media$/, 'Kies een afbeelding uit Media.'],
  [
    /^is too light for white letters: contrast (\S+), needed is (\S+)$/,
    'Te licht voor witte letters: contrast $1, nodig is $2.',
  ],
  [
    /^is too dark for black letters: contrast (\S+), needed is (\S+)$/,
    'Te donker voor zwarte letters: contrast $1, nodig is $2.',
  ],
  [
    /^is too much like the other colour: contrast (\S+), needed is (\S+)$/,
    'Lijkt te veel op de andere kleur: contrast $1, nodig is $2.',
  ],
  [/^is not a file of the shop$/, 'Dit bestand kent de winkel niet.'],
  [/^has over (\d+) pictures$/, 'Hoogstens $1 afbeeldingen.'],
  [/^has over (\d+) documents$/, 'Hoogstens $1 documenten.'],
  [/^(.+) is no picture$/, '“$1” is geen afbeelding.'],
  [/^(.+) is no PDF$/, '“$1” is geen pdf.'],
  [/^(.+) is no JPEG, PNG, .*$/, '“$1” is geen JPEG, PNG, WebP, AVIF of pdf.'],
  [/^(.+) is a picture that cannot be read$/, '“$1” is niet te lezen.'],
  [/^(.+) is larger than (\d+) MB$/, '“$1” is groter dan $2 MB.'],
  [/^must be a path such as .*/, 'Vul een pad in, zoals /oud/pagina.html of /product.php?id=5.'],
  [/^is the home page$/, 'Dit is de homepagina.'],
  [/^is an address of the shop itself$/, 'Dit adres heeft de winkel zelf nodig.'],
  [/^has over (\d+) addresses$/, 'Hoogstens $1 adressen.'],
  [/^needs a part of the day$/, 'Vul minstens één dagdeel in.'],
  [/^has over (\d+) parts of a day$/, 'Hoogstens $1 dagdelen.'],
  [/^needs a country$/, 'Vul minstens één land in.'],
  [/^"(.*)" is no country code .*$/, '“$1” is geen landcode die de winkel kent.'],
  [/^ends before it begins$/, 'Eindigt voor het begin.'],
  [/^must be (\d\d:\d\d) or later$/, 'Niet voor $1.'],
  [/^stands here twice$/, 'Staat er al.'],
  [/^needs two cells: .*/, 'Zet het oude en het nieuwe adres naast elkaar: oud;nieuw.'],
  [/^leads back to itself$/, 'Leidt in een kring terug naar zichzelf.'],
  [/^may not hold < > .*/, 'Zonder < > { } en ".'],
  [/^has over 40 characters$/, 'Hoogstens 40 tekens.'],
  [/^needs a name$/, 'Geef een naam, of link naar een pagina.'],
  [/^is new, and lacks (.*)$/, 'Is nieuw, en mist: $1.'],
  [/^stands on line (\d+) already$/, 'Staat al op regel $1.'],
  [
    /^has the values of (.*) that product (.*) has in this group$/,
    'Artikel $2 van deze groep heeft dezelfde waarden van $1.',
  ],
  [/^is missing$/, 'Ontbreekt.'],
  [/^is not a field of a feed$/, 'Dit veld bestaat niet.'],
  [/^must be euros above zero .*/, 'Vul een bedrag boven nul in, zonder duizendtekens (9,95).'],
  [/^must be a whole number from (\S+) to (\S+).*$/, 'Vul een heel getal in van $1 tot en met $2.'],
  [/^must be kilograms above zero$/, "Vul kilo's boven nul in."],
  [/^must be ja or nee .*/, 'Vul ja of nee in.'],
  [/^must be 1 to 40 printable .*/, 'Vul 1 tot 40 tekens in zonder |, met een letter of cijfer.'],
  [/^has (\d+) cells, the first line has (\d+)$/, 'Heeft $1 cellen, de eerste regel heeft er $2.'],
  [/^is in use already$/, 'Deze code is al in gebruik.'],
  [/^cannot be changed$/, 'Een code blijft zoals die is.'],
  [/^must be 1 to 100 characters without spaces$/, '1 tot 100 tekens, zonder spaties.'],
  [/^must be hours such as .*/, 'Vul tijden in zoals 07:00-17:00, of dicht.'],
  [/^must be a Dutch postal code$/, 'Vul een Nederlandse postcode in.'],
  [/^must be an e-mail address$/, 'Vul een e-mailadres in.'],
  [/^must not be empty$/, 'Vul dit in.'],
  [/^must be 8 digits$/, 'Vul 8 cijfers in.'],
  [/^may hold letters, digits and hyphens$/, '3 tot 30 letters, cijfers en streepjes.'],
  [/^needs an amount or a percentage$/, 'Vul een bedrag of een percentage in.'],
  [/^is before the first day$/, 'Ligt voor de eerste dag.'],
  [/^is that of another discount$/, 'Deze code is al in gebruik.'],
  [/^is not (the number of )?a customer$/, 'Deze klant is er niet.'],
  [/^is the address of several customers$/, 'Hoort bij meer klanten: vul een klantnummer in.'],
  [/^needs a customer or a group$/, 'Vul een klant in of een klantgroep, niet allebei.'],
  [/^is not the number of a product$/, 'Dit artikel is er niet.'],
  [/^has this agreed price already$/, 'Deze prijsafspraak is er al.'],
  [/^has no contact (.*)$/, 'Geen contact van deze klant: $1.'],
  [/^is not the code of a brand$/, 'Dit merk is er niet.'],
  [/^is not the code or Dutch path of a category$/, 'Deze categorie is er niet.'],
  [/^is not a store$/, 'Deze vestiging is er niet.'],
  [/^is that of product (.+)$/, 'Hoort bij artikel $1.'],
  [/^must be below the price, (.*)$/, 'Vul een bedrag in onder de prijs (€ $1).'],
  [
    /^must be above (.*), the price of its action until (.*)$/,
    'Vul een bedrag in boven de actieprijs (€ $1, tot en met $2).',
  ],
  [/^lies before action_from$/, 'Ligt voor de eerste dag.'],
  [/^needs action_price, .*/, 'Vul prijs, eerste en laatste dag van de actie in.'],
  [/^must be 13 digits$/, 'Vul 13 cijfers in.'],
  [/^has a wrong check digit$/, 'Het controlecijfer klopt niet.'],
  [/^may hold letters, .*/, "Alleen letters, cijfers, spaties en ' - / . & +."],
  [/^has over 4 words$/, 'Hoogstens 4 woorden.'],
  [/^has over 60 characters$/, 'Hoogstens 60 tekens.'],
  [/^holds "(.*)" twice$/, '“$1” komt twee keer voor.'],
  [/^has more than one ->$/, 'Gebruik hoogstens één pijl (->) per groep.'],
  [/^needs a word on both sides of ->$/, 'Zet aan beide kanten van de pijl (->) een woord.'],
  [
    /^is the same as group (\d+) of this list$/,
    'Deze groep is gelijk aan groep $1 van deze lijst.',
  ],
  [/^needs two words or more$/, 'Minstens twee woorden, met een komma ertussen.'],
  [/^needs a term$/, 'Vul een zoekwoord in.'],
  [/^must be the number of a product$/, 'Vul het nummer van een artikel in.'],
  [/^must be the number of a store$/, 'Vul het nummer van een vestiging in.'],
  [/^needs a product$/, 'Vul minstens één artikelnummer in.'],
  [/^has over 12 products$/, 'Hoogstens 12 artikelen.'],
  [/^link to "(.*)" leads nowhere$/, 'De link naar “$1” leidt nergens heen.'],
  [/^there is no placeholder (\{.*\})$/, 'Het invulwoord $1 bestaat niet.'],
  [/^there is no banner "(.*)"$/, 'Er is geen banner “$1”.'],
  [/^there is no heading "(.*)"$/, 'Er is geen kop “$1”.'],
  [/^there is no menu "(.*)"$/, 'Er is geen menu “$1”.'],
  [/^there is no picture "(.*)"$/, 'Er is geen afbeelding “$1”.'],
  [
    /^has no page with the key "(.*)" in (\w+)$/,
    'De pagina “$1” ontbreekt in de andere taal ($2).',
  ],
  [/^has the key of (.*): "(.*)"$/, 'Heeft dezelfde sleutel als $1: “$2”.'],
  [/^question "(.*)" is in (.*) too$/, 'De vraag “$1” staat ook in $2.'],
  [/^"(.*)" stands here twice \((\w+)\)$/, '“$1” staat hier twee keer ($2).'],
  [/^a menu cannot hold itself$/, 'Een menu kan zichzelf niet bevatten.'],
  [/^has no name$/, 'Heeft geen naam.'],
  [/^this file is missing$/, 'Dit bestand ontbreekt.'],
  [/^must start with front matter .*/, 'Het bestand begint met velden tussen twee regels “---”.'],
  [/^text before the first step .*/, 'Er staat tekst vóór de eerste stap (###).'],
  [/^Unrecognized keys?: (.*)$/, 'Onbekend veld: $1.'],
  [/^Invalid input: expected \w+, received undefined$/, 'Vul dit in.'],
  [/^Invalid input: expected number, .*$/, 'Vul een getal in.'],
  [/^Invalid input: expected int, .*$/, 'Vul een heel getal in.'],
  [/^Invalid input.*$/, 'Deze waarde klopt niet.'],
  [/^cannot be read: (.*)$/s, 'Vanaf hier is het bestand niet te lezen ($1).'],
  [/^must be a time .*/, 'Vul een tijd in, zoals 09:30.'],
  [/^Too small: expected number to be >=(.*)$/, 'Minstens $1.'],
  [/^Too big: expected number to be <=(.*)$/, 'Hoogstens $1.'],
  [/^Invalid ISO date$/, 'Vul een dag in, zoals 2026-12-31.'],
  [/^Invalid option.*$/, 'Kies een van de mogelijkheden.'],
  [/^must be an https address$/, 'Vul een volledig adres in (https://…).'],
  [
    /^must be an https address or a path$/,
    'Vul een volledig adres in (https://…), of een pad dat begint met /.',
  ],
  [
    /^must be an https:, mailto: or tel: address.*$/,
    'Vul een adres in dat begint met https://, mailto:, tel: of /, of een verwijzing zoals page:bezorgen.',
  ],
];

const ENGLISH: readonly [RegExp, string][] = [
  [/^Unrecognized keys?: (.*)$/, 'Unknown field: $1.'],
  [/^Invalid input: expected \w+, received undefined$/, 'Fill this in.'],
  [/^Invalid input: expected number, .*$/, 'Fill in a number.'],
  [/^Invalid input: expected int, .*$/, 'Fill in a whole number.'],
  [/^Invalid input.*$/, 'This value is not right.'],
  [/^cannot be read: (.*)$/s, 'From here on the file cannot be read ($1).'],
  [/^must be a time .*/, 'Fill in a time, such as 09:30.'],
  [/^Too small: expected number to be >=(.*)$/, 'At least $1.'],
  [/^Too big: expected number to be <=(.*)$/, 'At most $1.'],
  [/^Invalid ISO date$/, 'Fill in a day, such as 2026-12-31.'],
  [/^Invalid option.*$/, 'Choose one of the options.'],
  [/^must be an https address$/, 'Fill in a whole address (https://…).'],
];

/** A problem of another file, with its file and line. */
const BREAKS_ANOTHER_FILE = /^breaks another file: (.*)$/s;
const REQUIRED_ELSEWHERE = {
  nl: 'Een ander bestand heeft dit nodig',
  en: 'Another file needs this',
};
/** A message, with its field before it if it has one: `questions.0.answer: …`. */
const FIELD_AND_MESSAGE = /^([\w-]+(?:\.[\w-]+)*: )?(.*)$/s;

/** A translated message, preceded by its field if it has one; unknown messages stay unchanged. */
export function translateProblem(message: string, locale: Locale): string {
  const [, other] = BREAKS_ANOTHER_FILE.exec(message) ?? [];
  if (other) return `${REQUIRED_ELSEWHERE[locale]}: ${translateLocatedProblem(other, locale)}`;
  const [, place = '', text = message] = FIELD_AND_MESSAGE.exec(message) ?? [];
  return place + translateSentence(text, locale);
}

/** Translates a `problemText`, which begins with file and line. */
export function translateLocatedProblem(problem: string, locale: Locale): string {
  const [, file = '', message = problem] = /^(\S+: )(.*)$/s.exec(problem) ?? [];
  return file + translateProblem(message, locale);
}

function translateSentence(message: string, locale: Locale): string {
  for (const [pattern, words] of locale === 'nl' ? DUTCH : ENGLISH) {
    const match = pattern.exec(message);
    if (match) return words.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '');
  }
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.:?!)]$/.test(sentence) ? sentence : `${sentence}.`;
}
