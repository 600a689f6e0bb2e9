import type { Dispatch, SetStateAction } from 'react';
import { isOnlyInStore, type ListState } from '../../../domain/listing/list-state.ts';
import { formatNumber } from '../../../domain/shared/money.ts';
import { fill } from '../../../i18n/fill.ts';
import { ChangeStore } from '../../store/change-store.tsx';
import { Check } from '../../ui/check.tsx';
import type { ListSetup } from '../list-setup.ts';
import { type OwnFacets, toggleStore } from './own-facets.ts';

interface OwnFilterProps {
  state: ListState;
  setup: ListSetup;
  ownFacets: OwnFacets;
  onState: Dispatch<SetStateAction<ListState>>;
}

/**
 * Limits the list to the stock of the shopper's branch. The page is built with the button and, for
 * shoppers with a branch, the room of the checkbox, so that nothing moves once it is there.
 */
export function StockFilter({ state, setup, ownFacets: own, onState }: OwnFilterProps) {
  const { texts, locale, options } = setup;
  const { branch, inBranch } = own;
  return (
    <fieldset>
      <legend>{texts.stock}</legend>
      <div className={branch ? 'grid min-h-11' : 'hidden min-h-11 in-data-branch:grid'}>
        {branch && (
          <Check
            checked={isOnlyInStore(state)}
            onToggle={() =>
              onState((now) => toggleStore(now, branch.id, options.sortOptions[0]?.field ?? ''))
            }
          >
            <span>{fill(texts.inBranch, { branch: branch.name })}</span>
            {inBranch !== null && <small>{formatNumber(inBranch, locale)}</small>}
          </Check>
        )}
      </div>
      <ChangeStore className="min-h-11 text-[0.9375rem] lg:min-h-8" {...texts} />
    </fieldset>
  );
}

/** Limits the list to what the customer bought before; not there if that is nothing. */
export function BoughtFilter({ state, setup, ownFacets: own, onState }: OwnFilterProps) {
  const { texts, locale } = setup;
  if (!own.bought && !state.bought) return null;
  return (
    <fieldset>
      <legend>{texts.purchases}</legend>
      <Check
        checked={state.bought}
        onToggle={() => onState((now) => ({ ...now, page: 1, bought: !now.bought }))}
      >
        <span>{texts.bought}</span>
        {own.bought !== null && <small>{formatNumber(own.bought, locale)}</small>}
      </Check>
    </fieldset>
  );
}
