import type { MailBlock, MailContent } from './template.ts';
import type { MailFrame } from './render-html.ts';

/** The same mail as plain text: paragraphs with empty lines between, links on lines alone. */
export function renderText(content: MailContent, frame: MailFrame): string {
  const { say, greeting, siteUrl } = frame;
  const parts = [
    greeting,
    ...content.blocks.map(blockText),
    say('closing'),
    `-- \n${say('footer')}\n${siteUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const blockText = (block: MailBlock): string =>
  block.kind === 'button' ? `${block.label}:\n${block.href}` : block.text;
