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

  it('counts no range that is empty', () => {
    expect(fillText('Ruim {count} artikelen', { count: '0' })).toBe('Artikelen');
    expect(fillText('Over {count} products', { count: '0' })).toBe('Products');
    expect(fillHtml('{name}: ruim {count} tegels', { count: '0', name: 'A' })).toBe('A: tegels');
    expect(fillText('Ruim {count} artikelen', { count: '13.500' })).toBe('Ruim 13.500 artikelen');
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
