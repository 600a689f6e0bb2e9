import type { Locale } from '../../../src/domain/entities/common.ts';
import type { DeadLetter } from '../../jobs/dead-letters.ts';
import { maskAddress } from '../../mail/address.ts';
import { MAIL_KIND } from '../../mail/mail-kind.ts';
import { PUBLISH_KIND } from '../../publishing/publish-kind.ts';
import { reasonText } from '../publish/reasons.ts';
import { sayWord } from '../texts.ts';
import { whoText } from '../who.ts';

/** What a job is about, without personal data; empty for kinds that are not known here. */
export function jobSummary({ kind, payload }: DeadLetter, locale: Locale): string {
  if (kind === MAIL_KIND.name) {
    const mail = MAIL_KIND.payload.safeParse(payload).data;
    return mail ? `${sayWord(locale, 'mail', mail.template)} · ${maskAddress(mail.to)}` : '';
  }
  if (kind === PUBLISH_KIND.name) {
    const publish = PUBLISH_KIND.payload.safeParse(payload).data;
    return publish ? `${reasonText(locale, publish.reason)} · ${whoText(locale, publish.by)}` : '';
  }
  return '';
}
