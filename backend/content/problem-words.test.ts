import { expect, it } from 'vitest';
import { problemWords } from './problem-words.ts';

it.each([
  [
    'description: needs 50 characters',
    'description: Minstens 50 tekens.',
    'description: Needs 50 characters.',
  ],
  ['may not be empty', 'Vul dit in.', 'May not be empty.'],
  [
    'questions.0.answer: Invalid input: expected string, received undefined',
    'questions.0.answer: Vul dit in.',
    'questions.0.answer: Fill this in.',
  ],
  [
    'questions.0: Unrecognized key: "quesion"',
    'questions.0: Onbekend veld: "quesion".',
    'questions.0: Unknown field: "quesion".',
  ],
  [
    'breaks another file: pages/nl/x.md:7: link to "page:y" leads nowhere',
    'Een ander bestand heeft dit nodig: pages/nl/x.md:7: De link naar “page:y” leidt nergens heen.',
    'Another file needs this: pages/nl/x.md:7: Link to "page:y" leads nowhere.',
  ],
  [
    'link to "page:x" leads nowhere',
    'De link naar “page:x” leidt nergens heen.',
    'Link to "page:x" leads nowhere.',
  ],
])('%s', (message, dutch, english) => {
  expect(problemWords(message, 'nl')).toBe(dutch);
  expect(problemWords(message, 'en')).toBe(english);
});
