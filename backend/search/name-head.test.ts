import { describe, expect, it } from 'vitest';
import { normalise, splitChunks } from './analyse/tokens.ts';
import { nounPositionOf } from './name-head.ts';
import type { SearchLocale } from './types.ts';

function headOf(name: string, locale: SearchLocale, categoryWords: string[] = []): string | null {
  const chunks = splitChunks(normalise(name)).filter(Boolean);
  return chunks[nounPositionOf(chunks, locale, (chunk) => categoryWords.includes(chunk))] ?? null;
}

describe('the noun of a name', () => {
  it.each([
    ['Rubberhamer zwart 450 g', 'rubberhamer'],
    ['Platte kwast maat 8 varkenshaar', 'kwast'],
    ['Gebakken straatklinker 200x50x65 mm', 'straatklinker'],
    ['Accuboormachine koolborstelloos 18V', 'accuboormachine'],
    ['Gevelsteen vormbak grijs VF', 'gevelsteen'],
    ['2x Emmer zwart', 'emmer'],
    ['Oorkap voor helm SNR 24 dB', 'oorkap'],
  ])('in Dutch, %s, is %s', (name, head) => {
    expect(headOf(name, 'nl')).toBe(head);
  });

  it('in Dutch is a short word where its category is called so', () => {
    expect(headOf('MDF plaat wit', 'nl')).toBe('plaat');
    expect(headOf('Lat vuren geschaafd 22x50 mm', 'nl', ['lat'])).toBe('lat');
  });

  it.each([
    ['Claw hammer 450 g steel handle', 'hammer'],
    ['Storage box with lid', 'box'],
    ['Shower faucet in chrome', 'faucet'],
    ['8 ft. Picket fence', 'fence'],
  ])('in English, %s, is %s', (name, head) => {
    expect(headOf(name, 'en')).toBe(head);
  });

  it('in English is the last of the first words that the category is called after', () => {
    const words = ['chipboard', 'screw', 'screws'];
    expect(headOf('Chipboard screw TX pan head 6x180 mm', 'en', words)).toBe('screw');
  });

  it('is missing where a name has no word', () => {
    expect(headOf('M8 10x20', 'nl')).toBeNull();
  });
});
