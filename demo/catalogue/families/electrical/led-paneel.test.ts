import { describe, expect, it } from 'vitest';
import { ledPaneel } from './led-paneel.ts';

const drafts = Array.from({ length: ledPaneel.size }, (_, i) => ledPaneel.at(i)).filter(
  (draft) => draft !== null,
);
const of = (kind: RegExp) => drafts.filter(({ name }) => kind.test(name.nl));
const attribute = (code: string, { attrs }: (typeof drafts)[number]) =>
  attrs.find((one) => one.code === code)?.value.nl;

describe('a fitting', () => {
  it('is told by its measure first, then its power', () => {
    for (const { name } of drafts) {
      expect(name.nl).toMatch(/ (\d+x\d+|Ø\d+|\d+) mm \d+ W \d{4} K/);
      expect(name.en).toMatch(/ (\d+x\d+|Ø\d+|\d+) mm \d+ W \d{4} K/);
    }
  });

  it('has the measure of its form', () => {
    expect(of(/paneel/).every(({ name }) => /\d+x\d+ mm/.test(name.nl))).toBe(true);
    expect(of(/armatuur/).every(({ name }) => / \d{3,4} mm/.test(name.nl))).toBe(true);
    expect(of(/plafonn/).every(({ name }) => /Ø\d+ mm/.test(name.nl))).toBe(true);
  });

  it('says measure and power as attributes of their own', () => {
    for (const draft of drafts) expect(attribute('vermogen', draft)).toMatch(/^\d+ W$/);
    for (const draft of of(/paneel/)) expect(attribute('formaat', draft)).toMatch(/^\d+x\d+ mm$/);
    for (const draft of of(/armatuur/)) expect(attribute('lengte', draft)).toMatch(/^\d+ mm$/);
    for (const draft of of(/plafonn/)) expect(attribute('diameter', draft)).toMatch(/^\d+ mm$/);
  });

  it('has the energy class of its power', () => {
    const classes = new Set(
      drafts.map((draft) => `${attribute('vermogen', draft)} ${draft.energy}`),
    );
    expect(classes).toContain('12 W E');
    expect(classes).toContain('36 W F');
  });

  it('asks for room above it only where it is recessed', () => {
    for (const { name, advice } of drafts) {
      const says = advice.some(({ nl }) => nl.includes('boven inbouwpanelen'));
      expect(says, name.nl).toBe(name.nl.includes('inbouw'));
    }
  });
});
