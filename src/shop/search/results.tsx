import { formatNumber } from '../../domain/shared/money.ts';
import type { SearchPanelView } from './search-panel.ts';
import { fill } from '../../i18n/fill.ts';
import type { SearchGroup } from './groups.ts';
import { Option } from './options.tsx';
import type { SearchSetup } from './setup.ts';
import { LIST_ID } from './use-combobox.ts';

interface Props {
  view: SearchPanelView;
  groups: SearchGroup[];
  active: number;
  setup: SearchSetup;
  onRetry: () => void;
}

/** What there is for a term: suggestions in groups, or why there are none. */
export function Results({ view, groups, active, setup, onRetry }: Props) {
  const { texts, locale } = setup;
  const { status, term } = view;
  const total = groups.reduce((sum, { options }) => sum + options.length, 0);
  const said =
    status === 'waiting'
      ? texts.loading
      : fill(total === 1 ? texts.one : texts.many, { total: formatNumber(total, locale) });

  if (status === 'idle') return <p className="search-hint">{texts.more}</p>;
  if (status === 'failed') {
    return (
      <p className="search-hint" role="alert">
        {texts.failed}{' '}
        <button className="link" type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    );
  }
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      {view.found === null ? (
        <Skeleton />
      ) : total === 0 ? (
        <Nothing {...{ term, setup }} />
      ) : (
        // Another answer has lines of its own: none of them moves to its new place.
        <Groups key={groups.flatMap(keyOf).join()} {...{ groups, active, term, setup }} />
      )}
      {total > 0 && (
        <button className="link search-all" type="submit">
          {fill(texts.all, { term })}
        </button>
      )}
    </>
  );
}

const keyOf = ({ options }: SearchGroup) => options.map(({ url }) => url);

function Groups({
  groups,
  active,
  term,
  setup,
}: Omit<Props, 'view' | 'onRetry'> & { term: string }) {
  const { texts } = setup;
  let index = 0;
  const shown = (name: SearchGroup['name']) => name === 'products';
  const group = ({ name, options }: SearchGroup) => (
    <div className="search-group" role="group" aria-label={texts[name]} key={name}>
      <h2 className="search-title" role="presentation">
        {texts[name]}
      </h2>
      {options.map((option) => {
        const at = index++;
        return (
          <Option key={option.url} index={at} active={at === active} {...{ option, term, setup }} />
        );
      })}
    </div>
  );
  const words = groups.filter(({ name }) => !shown(name));
  const products = groups.filter(({ name }) => shown(name));
  return (
    <div className="search-groups" role="listbox" id={LIST_ID} aria-label={texts.list}>
      {words.length > 0 && <div role="presentation">{words.map(group)}</div>}
      {products.map(group)}
    </div>
  );
}

function Nothing({ term, setup }: { term: string; setup: SearchSetup }) {
  const { texts, overview } = setup;
  return (
    <div className="search-hint">
      <p>
        <b>{fill(texts.none, { term })}</b>
      </p>
      <p>{texts.noneHint}</p>
      <p>
        <a className="link" href={overview}>
          {texts.overview}
        </a>
      </p>
    </div>
  );
}

/** Lines where the answer will stand. */
export function Skeleton() {
  return (
    <div className="search-groups" aria-hidden="true">
      {[6, 5].map((lines) => (
        <div className="search-wait" key={lines}>
          {Array.from({ length: lines }, (_, i) => (
            <span key={i} />
          ))}
        </div>
      ))}
    </div>
  );
}
