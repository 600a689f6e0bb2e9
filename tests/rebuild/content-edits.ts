/** Edits as an editor makes them, in a folder of content. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_CONTENT } from '../../demo/content-dir.ts';

export const CONTENT_EDITS = [
  'text',
  'title',
  'new-page',
  'gone-page',
  'move-page',
  'banner',
  'new-banner',
  'gone-banner',
  'beside-lists',
  'menu',
  'new-menu-item',
  'gone-menu-item',
  'faq',
  'new-question',
  'gone-question',
  'settings',
  'usp',
  'company',
  'post',
  'no-posts',
  'faulty',
] as const;

export type ContentEdit = (typeof CONTENT_EDITS)[number];

const BESIDE_LISTS = 'banners/discounts.yaml';
const NO_BANNERS = 'group: discountBanners\nbanners: []\n';

export function editContent(dir: string, kind: ContentEdit, at: number, value: number): void {
  const file = (name: string) => path.join(dir, name);
  const change = (name: string, from: RegExp, to: string) =>
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));
  const one = (folder: string, pattern: RegExp) => {
    const names = readdirSync(file(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .sort();
    return `${folder}/${names[at % names.length] ?? ''}`;
  };
  const add = (name: string, item: string) => change(name, /\n*$/, `\n${item}`);
  /** The last item of a list that a trial added, if any. */
  const drop = (name: string) => change(name, /\n {2}- (?:(?!\n {2}- )[^])*proef-\d+[^]*$/, '\n');
  const locale = value % 2 === 0 ? 'nl' : 'en';
  const made = /^proef-\d+\.md$/;
  switch (kind) {
    case 'text':
      return change(one(`pages/${locale}`, /\.md$/), /\n*$/, `\n\nRegel ${value}.\n`);
    case 'title':
      return change(one(`pages/${locale}`, /\.md$/), /^title: .*$/m, `title: Titel ${value}`);
    case 'new-page':
      for (const language of ['nl', 'en']) {
        const text = `---\nkey: proef-${value}\ntitle: Proef ${value}\ndescription: Een pagina die alleen in een proef bestaat, en daarna niet meer.\n---\n\nTekst.\n`;
        writeFileSync(file(`pages/${language}/proef-${value}.md`), text);
      }
      return;
    case 'gone-page': {
      const name = one('pages/nl', made);
      if (!made.test(path.basename(name))) return;
      rmSync(file(name), { force: true });
      return rmSync(file(name.replace('/nl/', '/en/')), { force: true });
    }
    case 'move-page': {
      const name = one('pages/en', made);
      if (made.test(path.basename(name)))
        renameSync(file(name), file(`pages/en/proef-${value}${at}.md`));
      return;
    }
    case 'banner':
      return change(one('banners', /\.yaml$/), /en: [^,}\n]+ }/, `en: Banner ${value} }`);
    case 'new-banner':
      return add(
        'banners/home-row.yaml',
        `  - name: proef-${value}\n    title: { nl: Proef ${value}, en: Trial ${value} }\n    to: page:contact\n    img: true\n`,
      );
    case 'gone-banner':
      return drop('banners/home-row.yaml');
    case 'new-menu-item':
      return add(
        'menus/footer.yaml',
        `  - name: { nl: Proef ${value}, en: Trial ${value} }\n    to: page:contact\n    code: proef-${value}\n`,
      );
    case 'gone-menu-item':
      return drop('menus/footer.yaml');
    case 'new-question':
      return add(
        'faq/afhalen.yaml',
        `  - id: proef-${value}\n    question: { nl: Proef ${value}?, en: Trial ${value}? }\n    answer: { nl: Ja., en: Yes. }\n`,
      );
    case 'gone-question':
      return drop('faq/afhalen.yaml');
    case 'beside-lists': {
      const isNone = readFileSync(file(BESIDE_LISTS), 'utf8') === NO_BANNERS;
      const text = isNone ? readFileSync(path.join(DEMO_CONTENT, BESIDE_LISTS)) : NO_BANNERS;
      return writeFileSync(file(BESIDE_LISTS), text);
    }
    case 'menu':
      return change(one('menus', /\.yaml$/), /en: [^,}]+ }/, `en: Entry ${value} }`);
    case 'faq':
      return change(one('faq', /\.yaml$/), /title: .*/, `title: { nl: T${value}, en: T${value} }`);
    case 'settings':
      return change('settings.yaml', /MinimumSmall: \d+/, `MinimumSmall: ${50 + (value % 50)}`);
    case 'usp':
      return change('usps.yaml', /- nl: .*/, `- nl: Pluspunt ${value}`);
    case 'company':
      return change('company.yaml', /^phone: .*/m, `phone: 088 000 ${value}`);
    case 'post': {
      const text = `- title: { nl: Post ${value}, en: News ${value} }\n  summary: { nl: Kom langs., en: Come by. }\n`;
      return writeFileSync(file('store-posts.yaml'), text);
    }
    case 'no-posts':
      return writeFileSync(file('store-posts.yaml'), '[]\n');
    case 'faulty':
      return change(one('menus', /\.yaml$/), /slug:/, 'slag:');
  }
}
