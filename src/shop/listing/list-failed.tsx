import type { ListTexts } from './list-texts.ts';

interface FailedProps {
  texts: Pick<ListTexts, 'failed' | 'retry'>;
  onRetry: () => void;
}

/** The answer did not come: nothing is lost, ask again. */
export function ListFailed({ texts, onRetry }: FailedProps) {
  return (
    <div className="list-state" role="alert">
      <p>{texts.failed}</p>
      <button className="btn btn-secondary" type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
