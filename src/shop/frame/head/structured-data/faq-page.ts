import type { FaqCategory } from '../../../../domain/content/content.ts';

/** schema.org FAQPage of all questions of a page; answers keep their markup, as the type allows. */
export function faqPage(categories: FaqCategory[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
