import { useTexts } from './context.ts';

/** Error shown when a sidebar cannot load the cart. */
export function CartFailedNote({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <div className="grid justify-items-start gap-4 px-4 py-6">
      <p role="alert">{t('orderCart.failed')}</p>
      <button className="btn btn-secondary" type="button" onClick={onRetry}>
        {t('orderCart.retry')}
      </button>
    </div>
  );
}
