import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React prints void elements, `checked=""` and `autoComplete` its own way: all valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // The style sheet keeps a telephone number on one line, and it copies as it was written.
    'tel-non-breaking': 'off',
    // The names of products are as long as they are.
    'long-title': 'off',
    // HTML allows an id to begin with a digit, as numbered headings do.
    'valid-id': ['error', { relaxed: true }],
  },
  // Astro puts the style of its islands into the body.
  elements: ['html5', { style: { flow: true } }],
});

/** What is wrong with the markup of a page; `name` stands before each fault. */
export async function markupFaults(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${name}:${line}:${column} ${ruleId} ${message}`,
    ),
  );
}
