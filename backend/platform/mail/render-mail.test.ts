import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../../src/brands/brands.ts';
import { type Mail, MAIL_TEMPLATES } from './outgoing-mail.ts';
import { renderMail } from './mail-job.ts';
import { SAMPLE_MAILS, sampleMail } from './testing/sample-mail.ts';

const shop = { brand: BRANDS.bm, siteUrl: 'https://shop.example' };
const named = (name: string): Mail => {
  const mail = sampleMail('reset-password');
  return { ...mail, values: { ...mail.values, name } } as Mail;
};

it('has a sample of each template', () => {
  expect(SAMPLE_MAILS.map(({ template }) => template).sort()).toEqual(
    Object.keys(MAIL_TEMPLATES).sort(),
  );
});

describe.each(['nl', 'en'] as const)('in %s', (locale) => {
  it.each(SAMPLE_MAILS.map((mail) => [mail.template, mail] as const))(
    '%s has a subject, a page without tables and pictures, and the same as text',
    async (_, mail) => {
      const { subject, html, text } = await renderMail({ ...mail, locale }, shop);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`<title>${subject}</title>`);
      expect(html).not.toMatch(/<(table|img|script|link|iframe)|url\(/);
      expect(html + text + subject).not.toMatch(/\{\w+\}|undefined/);
      expect(html).toContain(`href="${mail.values.link.replaceAll('&', '&amp;')}"`);
      expect(text).toContain(`\n${mail.values.link}\n`);
      // Each sentence of the page is in the text.
      const sentences = [...html.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, words = '']) =>
        words.trim().replaceAll('&#39;', "'"),
      );
      expect(sentences.length).toBeGreaterThan(3);
      for (const sentence of sentences.filter((words) => words !== shop.brand.name)) {
        expect(text).toContain(sentence);
      }
    },
  );
});

it('says when a link ends by the clock in Amsterdam', async () => {
  const { text } = await renderMail(sampleMail('reset-password'), shop);
  expect(text).toContain('tot zaterdag 21 november om 14:30.');
});

it('has the name and the colour of the brand variant', async () => {
  const { html, text } = await renderMail(sampleMail('confirm-email'), {
    ...shop,
    brand: BRANDS.dc,
  });
  expect(text).toContain('inloggen bij Dakcentrum.');
  expect(html).toContain(BRANDS.dc.themeColor);
  expect(html).not.toContain('Bouwmaat');
});

it('shows the new address of an account masked only', async () => {
  const { html, text } = await renderMail(sampleMail('email-changed'), shop);
  expect(text).toContain('gewijzigd in n…@e….example.');
  expect(html + text).not.toContain('elders');
});

it.each([
  ['<script>alert(1)</script>', 'Hoi,'],
  ['Jan & Co', 'Hoi Jan &amp; Co,'],
  [`O'Neil "de" Vries`, 'Hoi O&#39;Neil &quot;de&quot; Vries,'],
  ['J.P. de Vries', 'Hoi J.P. de Vries,'],
  ['Win geld op kwaad.example', 'Hoi,'],
  ['https://kwaad.example', 'Hoi,'],
  ['mail x@kwaad.example', 'Hoi,'],
  ['Jan\r\nBcc: x', 'Hoi,'],
  ['Jan\r\nJansen', 'Hoi Jan Jansen,'],
  ['x'.repeat(61), 'Hoi,'],
  ['', 'Hoi,'],
])('greets the name %j as %j', async (name, greeting) => {
  const { html } = await renderMail(named(name), shop);
  expect(html).toContain(`<p>${greeting}</p>`);
});

it('lets no typed name add elements, lines to the greeting or headers', async () => {
  const plain = await renderMail(named(''), shop);
  const tags = (html: string) => html.match(/<[^>]+>/g);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (name) => {
      const mail = await renderMail(named(name), shop);
      expect(tags(mail.html)).toEqual(tags(plain.html));
      expect(mail.text.split('\n')).toHaveLength(plain.text.split('\n').length);
      expect(mail.subject).toBe(plain.subject);
    }),
    { numRuns: 300 },
  );
});
