import { expect, it } from 'vitest';
import { makerAddress } from './product-record.ts';

it('names the country in the language of the reader', () => {
  const dutch = 'Steenovenstraat 126, 6611 NP Overasselt, Nederland';
  expect(makerAddress(dutch, 'nl')).toBe(dutch);
  expect(makerAddress(dutch, 'en')).toBe('Steenovenstraat 126, 6611 NP Overasselt, Netherlands');
  expect(makerAddress('Industrielaan 8, 9320 Aalst, België', 'en')).toMatch(/, Belgium$/);
  const agent = 'Delta B.V., 3317 DM Dordrecht, Nederland, gpsr@delta.example';
  expect(makerAddress(agent, 'en')).toBe(
    'Delta B.V., 3317 DM Dordrecht, Netherlands, gpsr@delta.example',
  );
  expect(makerAddress('4-12 Chikko-machi, Nagoya 455-0045, Japan', 'en')).toMatch(/, Japan$/);
});
