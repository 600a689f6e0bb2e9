import { describe, expect, it } from 'vitest';
import { fillHtml, fillText, unknownPlaceholders } from './placeholders.ts';

const facts = { name: 'Dak & Zo', 'param:term': '<b>"lat"</b>' };

describe('placeholders', () => {
  it('fills texts as they are and HTML escaped', () => {
    expect(fillText('{name}: {param:term}', facts)).toBe('Dak & Zo: <b>"lat"</b>');
    expect(fillHtml('{name}: {param:term}', facts)).toBe(
      'Dak &amp; Zo: &lt;b&gt;&quot;lat&quot;&lt;/b&gt;',
    );
  });

  it('leaves what has no value', () => {
    expect(fillText('{count} {a: b} {}', facts)).toBe('{count} {a: b} {}');
  });

  it('does not fill what a value brings along', () => {
    expect(fillText('{param:x}', { 'param:x': '{name}', name: 'n' })).toBe('{name}');
  });

  it('tells unknown names with their lines, marks and parameters left out', () => {
    expect(unknownPlaceholders('{name}\n{naam} {steps} {banner:a}\n{param:x} {weg}')).toEqual([
      { name: 'naam', line: 2 },
      { name: 'weg', line: 3 },
    ]);
  });
});
