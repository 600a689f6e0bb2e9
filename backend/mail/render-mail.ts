import type { SiteBrand } from '../../src/brands/brands.ts';
import { greetableName } from './greetable-name.ts';
import { headerText } from './header-text.ts';
import { type Mail, MAIL_TEMPLATES } from './mail-kind.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import type { MailTemplate } from './template.ts';
import { mailTexts } from './texts.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Subject, HTML and plain text of a mail. Throws where the subject cannot be a header. */
export async function renderMail(
  mail: Mail,
  shop: { brand: SiteBrand; siteUrl: string },
): Promise<RenderedMail> {
  const { locale } = mail;
  const say = mailTexts(locale, shop.brand.name);
  // The payload's schema has matched the values to their template.
  const template = MAIL_TEMPLATES[mail.template] as MailTemplate<never>;
  const content = template.content(say, mail.values as never);
  const name = greetableName(content.name);
  const greeting = name ? say('greeting', { name }) : say('greeting.nobody');
  const frame = { ...shop, locale, say, greeting };
  return {
    subject: headerText(content.subject),
    html: await renderHtml(content, frame),
    text: renderText(content, frame),
  };
}
