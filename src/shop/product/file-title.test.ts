import { expect, test } from 'vitest';
import { fileTitle } from './page-texts.ts';

test('names files by what they are', () => {
  expect(fileTitle('veiligheidsinformatieblad-kit-100123.pdf').kind).toBe('safety');
  expect(fileTitle('prestatieverklaring-dop-plaat-1.pdf').kind).toBe('performance');
  expect(fileTitle('maattekening_wand-links.PDF')).toEqual({
    kind: null,
    title: 'maattekening wand links',
    type: 'PDF',
  });
  expect(fileTitle('leesmij')).toEqual({ kind: null, title: 'leesmij', type: '' });
});
