import texts from 'texts:checkout/stores';
import { type FormEvent, useState } from 'react';
import type { FinderProblem } from '../../store/store-finder.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCheckout } from '../context.ts';

interface Props {
  problem: FinderProblem | null;
  isBusy: boolean;
  onSearch: (term: string) => void;
  onHere: () => void;
}

/** Where the stores should be near to: a postcode, a place, or the customer's position. */
export function StoreSearch({ problem, isBusy, onSearch, onHere }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [term, setTerm] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(term);
  };
  return (
    <form className="grid gap-1" role="search" onSubmit={submit}>
      <label className="font-medium" htmlFor="store-term">
        {t.search}
      </label>
      <div className="flex gap-2">
        <input
          className="field min-w-0 grow"
          id="store-term"
          type="search"
          enterKeyHint="search"
          autoComplete="postal-code"
          value={term}
          aria-describedby="store-problem"
          onChange={(event) => setTerm(event.target.value)}
        />
        <button className="btn btn-light" type="submit">
          {t.find}
        </button>
      </div>
      <button
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        type="button"
        // Disabled, it would lose the focus.
        aria-disabled={isBusy}
        onClick={() => !isBusy && onHere()}
      >
        <Icon name="pin" />
        {t.here}
      </button>
      <p className="font-medium text-discount empty:hidden" id="store-problem" role="alert">
        {problem && t[`problem-${problem}`]}
      </p>
    </form>
  );
}
