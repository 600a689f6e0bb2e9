import { useHref, useTexts } from './context.ts';

/** The cutting service: what it does, how to request it, and where. */
export default function PlateService() {
  const t = useTexts();
  const to = useHref();
  return (
    <div className="grid gap-2 p-4 [&>h3]:mt-2 [&>h3]:font-bold [&>p+.btn]:mt-2">
      <p>{t('plate.text')}</p>
      <h3>{t('plate.whatTitle')}</h3>
      <ul className="list-disc pl-5">
        {['what1', 'what2', 'what3'].map((key) => (
          <li key={key}>{t(`plate.${key}`)}</li>
        ))}
      </ul>
      <h3>{t('plate.howTitle')}</h3>
      <ol className="list-decimal pl-5">
        {['how1', 'how2', 'how3'].map((key) => (
          <li key={key}>{t(`plate.${key}`)}</li>
        ))}
      </ol>
      <h3>{t('plate.costTitle')}</h3>
      <p>{t('plate.cost')}</p>
      <a className="btn btn-secondary" href={to('store-lister')}>
        {t('plate.stores')}
      </a>
      <a className="btn btn-light" href={to('all', { pathMatch: t('plate.path') })}>
        {t('plate.link')}
      </a>
    </div>
  );
}
