import texts from 'texts:profile/data';
import { useState } from 'react';
import { localTime } from '../../../domain/opening-hours.ts';
import type { Locale } from '../../../domain/entities/common.ts';
import { notify } from '../../../stores/notification.ts';
import { now } from '../../../stores/now.ts';
import { exportedData } from '../../../stores/privacy.ts';
import { Section } from '../section.tsx';

/** All data of the customer as a file (GDPR, article 15 and 20). */
export function DataSection({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const json = await exportedData(locale);
    setBusy(false);
    if (json === null) return notify(t.failed ?? '', 'warning');
    const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${t.file}-${localTime(now()).day}.json`;
    link.click();
    // The browser has taken the file by then.
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return (
    <Section title={t.title ?? ''}>
      <p className="mb-4 text-muted">{t.text}</p>
      <button
        className="btn btn-light"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || download())}
      >
        {isBusy ? t.busy : t.download}
      </button>
    </Section>
  );
}
