/** Editing at the desk over HTTP, on a copy of the shop's content. */
import { cpSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Preview } from '../../../../src/domain/content/publishing.ts';
import { type ContentKind, CONTENT_KINDS, contentKindOf } from '../../content/sources.ts';
import { publishPlanned } from '../../content/editing/editing.ts';
import { DEMO_CONTENT } from '../../../../demo/content-dir.ts';
import { putDocuments } from '../../content/testing/put-documents.ts';
import { Audit, logPlannedPublication } from '../audit.ts';
import { readFormFields } from '../testing/form-fields.ts';
import { openDesk } from '../testing/open-desk.ts';
import { translateWord } from '../texts.ts';
import { testFolder } from '../../../../tests/support/for-all-tests.ts';

const dir = testFolder();
const PAY = 'pages/nl/klantenservice/betalen.md';
const FAQ = 'faq/betalen.yaml';
let desk: Awaited<ReturnType<typeof openDesk>>;
let cookie = '';
let other = '';
let preview: () => Preview = () => ({ changed: [], pages: [], removed: [] });

const published = (file: string) => desk.editing.publishedText(file) ?? '';
const exists = (file: string) => desk.editing.publishedText(file) !== null;
const page = async (path: string, as = cookie) =>
  (await desk.ask(path, { headers: { cookie: as } })).text();
/** As another process would. */
const putDocument = (file: string, text: string) => putDocuments(desk.db, { [file]: text });
const editPath = (file: string) => `/inhoud/bewerk?${new URLSearchParams({ bestand: file })}`;

/** Opens a file's form, changes fields, and sends it. */
async function edit(
  file: string,
  change: (fields: [string, string][]) => void,
  { does = 'save', as = cookie, opened = null as string | null } = {},
) {
  const fields = readFormFields(opened ?? (await page(editPath(file), as)), 'van');
  change(fields);
  return sendAll(editPath(file), [...fields, ['do', does]], as);
}

const sendAll = (path: string, fields: [string, string][], as = cookie) =>
  desk.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: as, origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' },
  });

/** Does something with a draft, from its page as it is, or as it was when it was opened. */
async function act(
  draft: string,
  does: string,
  { as = cookie, opened = null as string | null, at = '' } = {},
) {
  const seen = readFormFields(opened ?? (await page(draft, as)), 'gezien').filter(
    ([name]) => name === 'gezien',
  );
  return sendAll(draft, [...seen, ['do', does], ['at', at]], as);
}

const set = (name: string, value: string) => (fields: [string, string][]) => {
  const field = fields.find(([own]) => own === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  field[1] = value;
};
const where = (response: Response) => response.headers.get('location') ?? '';
const tokenOf = async () =>
  (await desk.editing.drafts.list())[0]?.token ?? expect.fail('there is no draft');

beforeAll(async () => {
  // Of the large lists of synonyms, which are all alike, one: each change reads everything again.
  const isLeftOut = (file: string) => /search\/synonyms-(?!garden).*\.yaml$/.test(file);
  cpSync(DEMO_CONTENT, dir, { recursive: true, filter: (file) => !isLeftOut(file) });
  desk = await openDesk({ preview: async () => preview() }, dir);
  await desk.addEditor('Kim');
  await desk.addEditor('Sam');
  cookie = await desk.signIn('Kim');
  other = await desk.signIn('Sam');
}, 120_000);

afterAll(async () => {
  await desk.close();
});

it('every file goes through its form without a change', async () => {
  for (const [file] of desk.editing.publishedFiles()) {
    if (!contentKindOf(file)) continue;
    const response = await edit(file, () => {});
    expect([file, response.status, where(response)]).toEqual([
      file,
      303,
      expect.stringContaining('na=same'),
    ]);
  }
}, 120_000);

it('the list shows both languages of a page as one, by kind, and what is looked for', async () => {
  const rows = (text: string) => text.split(/(?=<section[^>]*data-files)/).slice(1);
  const all = rows(await page('/inhoud'));
  const ids = all.map((group) => /id="(\w+)"/.exec(group)?.[1]);
  expect(ids).toEqual(['page', 'faq', 'menu', 'banners', 'search', 'rest']);
  const links = all.join('').match(/href="[^"]*bestand=[^"]*"/g) ?? [];
  expect(new Set(links).size).toBe(links.length);
  // Some are listed before there is a document.
  const files = desk.editing.publishedFiles();
  const unwritten = CONTENT_KINDS.filter(
    ({ file }: ContentKind) => file !== undefined && !files.has(file),
  ).length;
  const written = [...files.keys()].filter(contentKindOf).length;
  expect(links).toHaveLength(written + unwritten);
  expect(all[0]).toMatch(/Betalen<\/a[\s\S]{1,600}EN<span class="sr-only">: Betalen<\/span>/);

  // Also by a word of the other language; the jumps lead to what there is.
  const found = await page('/inhoud?zoek=customer-service%2Fpayment');
  expect(rows(found)).toHaveLength(1);
  expect(rows(found)[0]).toContain('pages/nl/klantenservice/betalen.md');
  expect(found.match(/<nav[^>]*data-jumps[\s\S]*?<\/nav>/)?.[0].match(/#\w+/g)).toEqual(['#page']);
  expect(await page('/inhoud?zoek=xyzzy')).toContain('Niets gevonden.');
});

it('a form calls every field by words, in both languages', async () => {
  const files = [...desk.editing.publishedFiles().keys()];
  let found = 0;
  for (const locale of ['nl', 'en'] as const) {
    await desk.send('/account/taal', { locale }, { cookie });
    for (const { files: own, file: only = '' } of CONTENT_KINDS as readonly ContentKind[]) {
      const text = await page(
        `/inhoud/bewerk?bestand=${files.find((file) => own.test(file)) ?? only}`,
      );
      const labels = text.matchAll(/<(?:legend|h[23]|label [^>]*)>([^<]+)</g);
      const words = Array.from(labels, ([, label]) => label?.trim() ?? '');
      found += words.length;
      expect(words.filter((word) => /^[a-z]\w*$/.test(word))).toEqual([]);
    }
  }
  expect(found).toBeGreaterThan(100);
  await desk.send('/account/taal', { locale: 'nl' }, { cookie });
  expect(await page('/inhoud/bewerk?bestand=search/pinned.yaml')).toContain(
    'Er staat nog niets in.',
  );
}, 60_000);

it('name and look of the shop can be written before there is a document', async () => {
  const file = 'shop.yaml';
  expect(await page('/inhoud')).toContain('Naam en huisstijl');
  const form = await page(editPath(file));
  expect(form).toContain('<h1>Naam en huisstijl</h1>');
  const light = await edit(file, set('brandColour', '#6aa0c8'));
  expect([light.status, await light.text()]).toEqual([
    422,
    expect.stringContaining('Te licht voor witte letters: contrast 2.6, nodig is 4.5.'),
  ]);
  const saved = await edit(
    file,
    (fields) => {
      set('name', 'Jansen Bouw')(fields);
      set('brandColour', '#5a1e1e')(fields);
    },
    { does: 'publish' },
  );
  expect(where(saved)).toContain('na=published');
  expect(parse(published(file))).toEqual({ name: 'Jansen Bouw', brandColour: '#5a1e1e' });
});

describe('a text', () => {
  it('is saved as a draft, published, and changes one line of its file', async () => {
    const before = published(FAQ);
    const saved = await edit(FAQ, set('questions.0.question.nl', 'Hoe betaal ik?'));
    expect(where(saved)).toContain('na=saved');
    expect(published(FAQ)).toBe(before);
    expect(await page('/inhoud')).toContain('Concepten');
    const done = await act(`/inhoud/concept/${await tokenOf()}`, 'publish');
    expect(where(done)).toBe('/redactie/inhoud?na=published');
    expect(published(FAQ)).toBe(before.replace('Hoe kan ik betalen?', 'Hoe betaal ik?'));
    expect(await desk.editing.drafts.list()).toEqual([]);
  });

  it('is refused with words beside the field', async () => {
    const response = await edit(PAY, set('description', 'Te kort.'));
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toMatch(/href="#f-description"\s*>Beschrijving: Minstens 50 tekens\./);
    expect(text).toMatch(/<p class="fault" id="f-description-error">\s*Minstens 50 tekens\./);
    expect(text).toContain('aria-describedby="f-description-hint f-description-error"');
    expect(text).toContain('Te kort.');
  });

  it('with a link that leads nowhere is a draft that says so and is not published', async () => {
    const before = published(PAY);
    const response = await edit(PAY, set('body', 'Zie [dit](page:weg).'), { does: 'publish' });
    expect(where(response)).toContain('/inhoud/concept/');
    const text = await page(where(response).replace('/redactie', ''));
    expect(text).toContain('De link naar “page:weg” leidt nergens heen.');
    expect(text).toMatch(/regel \d+/);
    expect(published(PAY)).toBe(before);
    await act(where(response).replace('/redactie', ''), 'discard');
  });

  it('items of a list are added, moved and taken away before anything is saved', async () => {
    const before = published(FAQ);
    const added = await (await edit(FAQ, () => {}, { does: 'add:questions' })).text();
    expect(added).toContain('name="questions.6.question.nl"');
    const moved = await (await edit(FAQ, () => {}, { does: 'down:questions.0' })).text();
    expect(readFormFields(moved, 'van')).toContainEqual(['questions.1.id', 'betalen-wijzen']);
    const less = await (await edit(FAQ, () => {}, { does: 'remove:questions.5' })).text();
    expect(less).not.toContain('name="questions.5.id"');
    expect(published(FAQ)).toBe(before);
  });
});

describe('two editors on one text', () => {
  it('see both versions side by side, and nothing is lost', async () => {
    const opened = await page(editPath(PAY), other);
    await edit(PAY, set('title', 'Betalen bij ons'), { does: 'publish' });
    const response = await edit(PAY, set('title', 'Betaalwijzen'), { as: other, opened });
    const text = await response.text();
    expect(response.status).toBe(409);
    expect(text).toContain('title: Betalen bij ons');
    expect(text).toContain('title: Betaalwijzen');

    const fields = readFormFields(text, 'gezien');
    const merged: [string, string][] = [...fields, ['keuze', 'mijn']];
    const chosen = await sendAll('/inhoud/samenvoegen', merged, other);
    const draft = where(chosen).replace('/redactie', '');
    expect(published(PAY)).toContain('title: Betalen bij ons');
    await act(draft, 'publish', { as: other });
    expect(published(PAY)).toContain('title: Betaalwijzen');
  });

  it('a draft meets what somebody changed by hand', async () => {
    await edit(PAY, set('title', 'Zo betaal je'));
    await putDocument(PAY, published(PAY).replace('title: Betaalwijzen', 'title: Met de hand'));
    const draft = `/inhoud/concept/${await tokenOf()}`;
    const response = await act(draft, 'publish');
    const text = await response.text();
    expect(response.status).toBe(409);
    expect(text).toContain('title: Met de hand');
    expect(published(PAY)).toContain('title: Met de hand');
    const fields: [string, string][] = [...readFormFields(text, 'gezien'), ['keuze', 'hun']];
    await sendAll('/inhoud/samenvoegen', fields);
    expect(await desk.editing.drafts.list()).toEqual([]);
  });

  it('of two who save at one moment the last sees what the first wrote', async () => {
    const opened = await page(editPath(PAY));
    const texts = ['Van Kim', 'Van Sam'];
    const answers = await Promise.all([
      edit(PAY, set('title', 'Van Kim'), { opened }),
      edit(PAY, set('title', 'Van Sam'), { opened, as: other }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const refused = (await answers.find(({ status }) => status === 409)?.text()) ?? '';
    for (const text of texts) expect(refused).toContain(`title: ${text}`);
    await act(`/inhoud/concept/${await tokenOf()}`, 'discard');
  });

  it('a text saved while an older one is published stays a draft, based on the published one', async () => {
    await edit(PAY, set('title', 'Eerst dit'));
    const draft = (await desk.editing.drafts.get(await tokenOf()))!;
    await edit(PAY, set('title', 'En dan dat'), { as: other });
    expect(await desk.editing.publish(draft, 'Kim')).toEqual({ kind: 'published' });
    expect(published(PAY)).toContain('title: Eerst dit');
    await act(`/inhoud/concept/${await tokenOf()}`, 'publish', { as: other });
    expect(published(PAY)).toContain('title: En dan dat');
    expect(await desk.editing.drafts.list()).toEqual([]);
  });

  it('who resolves a conflict with the live text meets a draft that came meanwhile', async () => {
    await edit(PAY, set('title', 'Concept van Kim'));
    const live = published(PAY).replace('title: En dan dat', 'title: Weer met de hand');
    await putDocument(PAY, live);
    const draft = `/inhoud/concept/${await tokenOf()}`;
    const text = await (await act(draft, 'publish')).text();
    const fields = readFormFields(text, 'gezien');
    await edit(PAY, set('title', 'Concept van Sam'), { as: other });
    for (const choice of ['hun', 'mijn']) {
      const again = await sendAll('/inhoud/samenvoegen', [...fields, ['keuze', choice]]);
      expect(again.status).toBe(409);
      expect(await again.text()).toContain('title: Concept van Sam');
    }
    await act(draft, 'discard');
  });
});

describe('a draft that is another by now than the one on screen', () => {
  it.each(['discard', 'publish', 'plan', 'unplan'])(
    'does not %s: it is shown first',
    async (does) => {
      await edit(FAQ, set('questions.1.question.nl', `Zoals Kim het zag: ${does}?`));
      const draft = `/inhoud/concept/${await tokenOf()}`;
      const opened = await page(draft);
      const theirs = `Zoals Sam het schreef: ${does}?`;
      await edit(FAQ, set('questions.1.question.nl', theirs), { as: other });
      const before = published(FAQ);
      const refused = await act(draft, does, { opened, at: '2026-11-22T09:00' });
      const text = await refused.text();
      expect([refused.status, published(FAQ)]).toEqual([409, before]);
      expect(text).toContain('Dit concept is intussen veranderd');
      expect(text).toContain(theirs);
      // Whoever has seen it now may.
      expect((await act(draft, 'discard', { opened: text })).status).toBe(303);
      expect(await desk.editing.drafts.list()).toEqual([]);
      expect(where(await act(draft, does, { opened }))).toBe('/redactie/inhoud?na=elsewhere');
    },
  );
});

it('a draft with a time is published then, and no sooner', async () => {
  await edit(FAQ, set('questions.1.question.nl', 'Betalen lukt niet. Wat nu?'));
  const draft = `/inhoud/concept/${await tokenOf()}`;
  const at = (time: string) => act(draft, 'plan', { at: time });
  expect((await at('2026-11-21T12:00')).status).toBe(422);
  expect((await at('2026-11-22T09:00')).status).toBe(303);
  expect(await page(draft)).toContain('Wordt gepubliceerd op');
  await act(draft, 'unplan', { as: other });
  expect(await page(draft)).not.toContain('Wordt gepubliceerd op');
  await at('2026-11-22T09:00');
  const audit = new Audit(desk.db, () => desk.clock.now);
  const planned = publishPlanned(desk.editing, {
    onPublished: (published, trx) => logPlannedPublication(audit.inTransaction(trx), published),
    onError: (error) => expect.fail(String(error)),
  });
  // Looks when this test says so, not by its timer.
  planned.stop();
  await planned.publishDue();
  expect(published(FAQ)).not.toContain('Betalen lukt niet');
  desk.later(24 * 3_600_000);
  cookie = await desk.signIn('Kim');
  other = await desk.signIn('Sam');
  await planned.publishDue();
  expect(published(FAQ)).toContain('Betalen lukt niet');
  expect(await desk.editing.drafts.list()).toEqual([]);

  // One that is wrong by then waits, and says why in the editor's words.
  await edit(PAY, set('body', 'Zie [dit](page:weg).'));
  const wrong = `/inhoud/concept/${await tokenOf()}`;
  const past = await act(wrong, 'plan', { at: '2020-01-01T10:00' });
  expect(await past.text()).toContain('value="2020-01-01T10:00"');
  await act(wrong, 'plan', { at: '2026-11-24T09:00' });
  desk.later(48 * 3_600_000);
  cookie = await desk.signIn('Kim');
  other = await desk.signIn('Sam');
  await planned.publishDue();
  expect(await page(wrong)).toMatch(
    /Op het geplande moment ging het niet:\s+\S+\.md:\d+: De link naar “page:weg” leidt/,
  );
  await act(wrong, 'discard');
});

describe('a page', () => {
  const fields: [string, string][] = [
    ['title.nl', 'Montage aan huis'],
    ['place.nl', 'services/montage'],
    ['description.nl', 'Onze monteurs komen bij je thuis en zetten alles in elkaar wat je koopt.'],
    ['title.en', 'Assembly at home'],
    ['place.en', 'services/assembly'],
    ['description.en', 'Our fitters come to your home and put together everything that you buy.'],
  ];

  it('is made in both languages, moved, and deleted', async () => {
    const wrong = await sendAll('/inhoud/nieuw?soort=page', [...fields.slice(1), ['title.nl', '']]);
    expect(wrong.status).toBe(422);
    const made = await sendAll('/inhoud/nieuw?soort=page', fields);
    expect(where(made)).toContain(encodeURIComponent('pages/nl/services/montage.md'));
    await edit('pages/nl/services/montage.md', set('body', 'Wij komen.'), { does: 'publish' });
    expect(published('pages/en/services/assembly.md')).toContain('title: Assembly at home');
    expect(published('pages/nl/services/montage.md')).toMatch(/---\n\nWij komen\.\n$/);

    // A fault elsewhere leaves the new address in its field.
    const moved = 'services/montage-thuis';
    const faulty = await edit('pages/nl/services/montage.md', (fields) => {
      set('place', moved)(fields);
      set('title', '')(fields);
    });
    expect(faulty.status).toBe(422);
    expect(readFormFields(await faulty.text(), 'van')).toContainEqual(['place', moved]);
    const target = set('place', moved);
    await edit('pages/nl/services/montage.md', target, { does: 'publish' });
    expect(exists('pages/nl/services/montage.md')).toBe(false);
    expect(published('pages/nl/services/montage-thuis.md')).toContain('key: montage');

    const file = 'pages/nl/services/montage-thuis.md';
    const asked = await sendAll('/inhoud/verwijder', [['bestand', file]]);
    await act(where(asked).replace('/redactie', ''), 'publish');
    expect(exists(file)).toBe(false);
    expect(exists('pages/en/services/assembly.md')).toBe(false);
  });

  it('that two make at one moment is made by one of them', async () => {
    const hers: [string, string][] = [...fields.slice(1), ['title.nl', 'Wij monteren']];
    const made = await Promise.all([
      sendAll('/inhoud/nieuw?soort=page', fields),
      sendAll('/inhoud/nieuw?soort=page', hers, other),
    ]);
    expect(made.map(({ status }) => status).sort()).toEqual([303, 422]);
    const refused = await made.find(({ status }) => status === 422)?.text();
    expect(refused).toContain('Dit bestaat al.');
    await act(`/inhoud/concept/${await tokenOf()}`, 'discard');
  });

  it('is not deleted under a draft that somebody has of it', async () => {
    const file = 'pages/nl/klantenservice/bezorgen.md';
    await edit(file, set('title', 'Zo bezorgen wij'), { as: other });
    const asked = await sendAll('/inhoud/verwijder', [['bestand', file]]);
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain(`/inhoud/concept/${await tokenOf()}`);
    const draft = await desk.editing.drafts.get(await tokenOf());
    expect(draft?.files).toMatchObject([{ text: expect.stringContaining('Zo bezorgen wij') }]);
    await act(`/inhoud/concept/${await tokenOf()}`, 'discard');
  });

  it('that was changed by hand is deleted all the same by who chooses so, and leaves no empty file', async () => {
    const file = 'pages/nl/services/montage.md';
    const made = await sendAll('/inhoud/nieuw?soort=page', fields);
    expect(made.status).toBe(303);
    await act(`/inhoud/concept/${await tokenOf()}`, 'publish');
    const draft = where(await sendAll('/inhoud/verwijder', [['bestand', file]])).slice(9);
    await putDocument(file, published(file).replace('Montage aan huis', 'Met de hand'));
    const refused = await act(draft, 'publish');
    const text = await refused.text();
    expect(refused.status).toBe(409);
    expect(text).toContain('Verwijderd.');
    const mine: [string, string][] = [...readFormFields(text, 'gezien'), ['keuze', 'mijn']];
    await sendAll('/inhoud/samenvoegen', mine);
    await act(draft, 'publish');
    expect(exists(file)).toBe(false);
    expect(exists('pages/en/services/assembly.md')).toBe(false);
  });

  it('that was deleted is found in the list, and put back from its versions', async () => {
    const file = 'pages/nl/services/montage.md';
    const address = `/inhoud/versies?${new URLSearchParams({ bestand: file })}`;
    expect(await page('/inhoud')).toContain(`href="/redactie${address}"`);
    const versions = await page(address);
    expect(versions).toContain('Verwijderd.');
    const fields = ['bestand', 'versie', 'gezien'].map((name): [string, string] => [
      name,
      new RegExp(`name="${name}" value="([^"]*)"`).exec(versions)?.[1] ?? '',
    ]);
    const draft = where(await sendAll(address, fields)).replace('/redactie', '');
    // The page in the other language is put back the same way, into the same draft.
    expect(await page(draft)).toContain('ontbreekt in de andere taal');
    await act(draft, 'discard');
  });

  it('that others link to is not deleted, and the sentence names who does', async () => {
    const file = 'pages/nl/klantenservice/bezorgen.md';
    const asked = await sendAll('/inhoud/verwijder', [['bestand', file]]);
    const draft = where(asked).replace('/redactie', '');
    expect(await page(draft)).toContain('Een ander bestand heeft dit nodig');
    expect((await act(draft, 'publish')).status).toBe(422);
    expect(exists(file)).toBe(true);
    await act(draft, 'discard');
  });
});

it('a draft whose pages cannot be made says why, in the frame too', async () => {
  await edit(PAY, set('title', 'Zo betaal je'));
  const draft = `/inhoud/concept/${await tokenOf()}`;
  const as = { headers: { cookie } };
  const none = await desk.ask(`${draft}/pagina?adres=/weg`, as);
  expect([none.status, none.headers.get('x-frame-options')]).toEqual([404, 'SAMEORIGIN']);
  const shown = preview;
  preview = () => {
    throw new Error('/klantenservice/betalen: It failed');
  };
  const why = translateWord('nl', 'why', 'page');
  expect(await page(`${draft}/paginas`)).toContain(why);
  const framed = await desk.ask(`${draft}/pagina?adres=/klantenservice/betalen`, as);
  expect([framed.status, await framed.text()]).toEqual([502, expect.stringContaining(why)]);
  preview = shown;
  await act(draft, 'discard');
});

it('the log says who made, deleted, merged and planned what, in words', async () => {
  const entries = await new Audit(desk.db, () => desk.clock.now).list(500);
  const noted = entries.map(({ editor, action, subject }) => `${editor} ${action} ${subject}`);
  expect(noted).toEqual(
    expect.arrayContaining([
      'Sam content-merge Betaalwijzen',
      expect.stringMatching(/^Sam content-unplan \S/),
      expect.stringMatching(/^Kim content-planned \S/),
      'Kim content-new Montage aan huis',
      'Kim content-delete Montage aan huis',
    ]),
  );
  for (const { action } of entries) {
    const texts = (['nl', 'en'] as const).map((locale) =>
      translateWord(locale, 'log.action', action),
    );
    for (const text of texts) expect(text).not.toBe(action);
  }
});

it('a file of synonyms is made, with phrases and an arrow, and refused in words', async () => {
  const file = 'search/synonyms-own.yaml';
  const made = await sendAll('/inhoud/nieuw?soort=synonyms', [['name', 'own']]);
  expect(where(made)).toContain(encodeURIComponent(file));
  const wrong = await edit(file, set('nl', 'plug, een twee drie vier vijf'));
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringMatching(/id="f-nl-error">Hoogstens 4 woorden\.</),
  ]);
  const lines = 'wandcloset, wc pot\nrockwool, roxul -> steenwol';
  await edit(file, set('nl', lines), { does: 'publish' });
  expect(parse(published(file))).toEqual({
    nl: [
      ['wandcloset', 'wc pot'],
      ['rockwool', 'roxul -> steenwol'],
    ],
  });
  expect(readFormFields(await page(`/inhoud/bewerk?bestand=${file}`), 'van')).toContainEqual([
    'nl',
    lines,
  ]);
  const again = await sendAll('/inhoud/nieuw?soort=synonyms', [['name', 'own']]);
  expect(again.status).toBe(422);
});

it('shows who published which version, and puts one back through a draft', async () => {
  const file = 'faq/retourneren.yaml';
  const first = published(file);
  await edit(file, set('title.nl', 'Terugsturen'), { does: 'publish' });
  const address = `/inhoud/versies?${new URLSearchParams({ bestand: file })}`;
  const versions = await page(address);
  expect(versions).toMatch(
    /Kim · [^]*<ins[^>]*>[^<]*Terugsturen[^]*Zo staat het nu in de winkel[^]*Start van de winkel · /,
  );
  // The newest one is live: only the first can be put back.
  expect(versions.match(/name="versie"/g)).toHaveLength(1);
  const fields = ['bestand', 'versie', 'gezien'].map((name): [string, string] => [
    name,
    new RegExp(`name="${name}" value="([^"]*)"`).exec(versions)?.[1] ?? '',
  ]);
  const draft = where(await sendAll(address, fields)).replace('/redactie', '');
  expect(published(file)).not.toBe(first);
  await act(draft, 'publish');
  expect(published(file)).toBe(first);

  // Who put it back before somebody else's draft was saved meets that draft.
  await edit(file, set('title.nl', 'Van Sam'), { as: other });
  expect((await sendAll(address, fields)).status).toBe(409);
  await act(`/inhoud/concept/${await tokenOf()}`, 'discard');
  expect(
    (await desk.ask('/inhoud/versies?bestand=faq/nergens.yaml', { headers: { cookie } })).status,
  ).toBe(404);
});

it('only paths of content files may be edited', async () => {
  for (const file of ['../secret.yaml', 'pages/nl/../../../x.md', '/etc/passwd', 'media/x.yaml']) {
    expect((await desk.ask(editPath(file), { headers: { cookie } })).status).toBe(404);
  }
});

it('nobody edits without signing in', async () => {
  expect((await desk.ask('/inhoud')).status).toBe(303);
  expect((await sendAll(editPath(PAY), [['do', 'publish']], '')).status).toBe(303);
});

describe('pictures', () => {
  const upload = async (bytes: Buffer | string, name: string, alt = 'Een rood vlak') => {
    const body = new FormData();
    body.set('picture', new File([new Uint8Array(Buffer.from(bytes))], name));
    body.set('alt-nl', alt);
    body.set('alt-en', alt && 'A red plane');
    return desk.ask('/media', {
      method: 'POST',
      body,
      headers: { cookie, origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' },
    });
  };
  const photo = () =>
    sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#c3122f' } })
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'Secret' } })
      .jpeg()
      .toBuffer();

  it('are checked by what they are, not by what they are called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
    expect((await upload(svg, 'x.jpg')).status).toBe(422);
    const refused = await upload('nonsense', 'x.png');
    expect(refused.status).toBe(422);
    // What was said of it is still there.
    expect(await refused.text()).toContain('value="A red plane"');
    expect((await upload(await photo(), 'x.jpg', '')).status).toBe(422);
    expect(await page('/media')).toContain('Er zijn nog geen afbeeldingen.');
  });

  it('are made smaller, without what the camera noted, and stay while a text shows them', async () => {
    expect(where(await upload(await photo(), 'rood.jpg'))).toContain('na=picture');
    const listed = await page('/media');
    const id = /media:([0-9a-f]{20})/.exec(listed)?.[1] ?? '';
    const kept = sharp((await desk.media.bytes(id))!);
    const { width, height, exif } = await kept.metadata();
    expect([width, height, exif]).toEqual([2400, 800, undefined]);

    await edit(PAY, set('body', `Kijk:\n\n![](media:${id})`), { does: 'publish' });
    const block = JSON.stringify(
      desk.editing.renderPageText(PAY, published(PAY).split('---\n').at(-1) ?? ''),
    );
    expect(block).toContain(`src=\\"/api/images/media/${id}?w=720\\"`);
    expect(block).toContain('alt=\\"Een rood vlak\\"');
    expect(await page('/media')).toContain('op 1 plaats gebruikt');
    expect((await sendAll(`/media/${id}`, [['do', 'remove']])).status).toBe(409);

    await edit(PAY, set('body', 'Kijk.'), { does: 'publish' });
    expect(where(await sendAll(`/media/${id}`, [['do', 'remove']]))).toContain('na=pictureGone');
    expect(await desk.media.has(id)).toBe(false);
  });

  it('that do not exist are reported by line', async () => {
    const [problem] = desk.editing.problemsOf([
      { file: PAY, text: published(PAY).replace('Kijk.', '![x](media:weg)'), from: '' },
    ]);
    expect(problem?.message).toBe('there is no picture "media:weg"');
    expect(problem?.line).toBeGreaterThan(5);
  });
});
