import { describe, expect, it } from 'vitest';
import { acceptContent } from './live-content.ts';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { problemText, readTexts, type Texts } from './read-files.ts';

const valid = readTexts(DEMO_CONTENT);
const PAY = 'pages/nl/klantenservice/betalen.md';
const DELIVER = 'pages/nl/klantenservice/bezorgen.md';

/** The content with some files changed (null: deleted). */
function edited(changes: Record<string, string | null | ((text: string) => string)>): Texts {
  const texts = new Map(valid);
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) texts.delete(file);
    else texts.set(file, typeof change === 'string' ? change : change(valid.get(file) ?? ''));
  }
  return texts;
}

function shown(disk: Texts, live: Texts = valid) {
  const { texts, problems, heldBackFiles, content } = acceptContent(disk, live);
  return {
    texts,
    problems: problems.map(problemText),
    waiting: [...heldBackFiles].sort(),
    content,
  };
}

const faulty = (text: string) => text.replace('title:', 'titel:');
const page = (key: string, more = '') =>
  `---\nkey: ${key}\ntitle: Proef\ndescription: Een pagina die alleen hier bestaat, om te zien wat ermee gebeurt.\n---\n\nTekst.${more}\n`;

describe('which version of a file the shop shows', () => {
  it('takes valid changes, and keeps the last valid version of a faulty file', () => {
    const { texts, problems, waiting } = shown(
      edited({ [PAY]: faulty, [DELIVER]: (text) => `${text}\nNog een regel.\n` }),
    );
    expect(texts.get(PAY)).toBe(valid.get(PAY));
    expect(texts.get(DELIVER)).toContain('Nog een regel.');
    expect(waiting).toEqual([PAY]);
    expect(problems).toContain(`${PAY}:3: Unrecognized key: "titel"`);
  });

  it('a link that leads nowhere makes a file wait, and what needs that version too', () => {
    const { waiting, problems } = shown(
      edited({
        'pages/nl/proef.md': page('proef', '\n[x](page:weg)'),
        'pages/en/trial.md': page('proef'),
        [PAY]: (text) => `${text}\n[proef](page:proef)\n`,
      }),
    );
    expect(waiting).toEqual([PAY, 'pages/en/trial.md', 'pages/nl/proef.md'].sort());
    expect(problems).toContain('pages/nl/proef.md:7: link to "page:weg" leads nowhere');
  });

  it('takes pages that link to each other together', () => {
    const { waiting, content } = shown(
      edited({
        'pages/nl/proef.md': page('proef', '\n[x](page:tweede)'),
        'pages/en/trial.md': page('proef'),
        'pages/nl/tweede.md': page('tweede', '\n[x](page:proef)'),
        'pages/en/second.md': page('tweede'),
      }),
    );
    expect(waiting).toEqual([]);
    expect(content.locales.nl.pages.map(({ path }) => path)).toContain('/tweede');
  });

  it('a deletion that others need waits, and the sentence names who needs it', () => {
    const { waiting, problems, texts } = shown(
      edited({
        'menus/services.yaml': null,
        'faq/betalen.yaml': (text) => text.replace('order: 40', 'order: 41'),
      }),
    );
    expect(waiting).toEqual(['menus/services.yaml']);
    expect(problems.join('\n')).toMatch(/^menus\/services\.yaml: breaks another file: menus\//);
    expect(texts.get('faq/betalen.yaml')).toContain('order: 41');
  });

  it('a page in one language waits for the other', () => {
    const [nl, en] = ['pages/nl/proef.md', 'pages/en/trial.md'];
    const half = shown(edited({ [nl]: page('proef') }));
    expect(half.waiting).toEqual([nl]);
    expect(shown(edited({ [nl]: page('proef'), [en]: page('proef') })).waiting).toEqual([]);
    expect(shown(edited({ [PAY]: null })).waiting).toEqual([PAY]);
  });

  it('a required file is not removed', () => {
    const { waiting, content } = shown(
      edited({ 'settings.yaml': null, 'company.yaml': 'nonsense' }),
    );
    expect(waiting).toEqual(['company.yaml', 'settings.yaml']);
    expect(content.settings?.webStoreId).toBe(1);
  });

  it('on the first start takes what can be read and tells the rest', () => {
    const { content, problems, waiting } = shown(edited({ [PAY]: faulty }), new Map());
    expect(waiting).toEqual([]);
    expect(problems).toContain(`${PAY}:3: Unrecognized key: "titel"`);
    expect(content.locales.nl.pages.some(({ key }) => key === 'betalen')).toBe(false);
    expect(content.locales.nl.pages.some(({ key }) => key === 'bezorgen')).toBe(true);
  });
});
