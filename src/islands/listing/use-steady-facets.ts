import { useState } from 'react';
import { steadyFacets } from '../../domain/steady-facets.ts';
import type { ListedFacet } from './list-setup.ts';

/**
 * Facets as they are to be shown: in their places from the moment that the visitor chooses
 * (`hold`) until nothing is chosen any more. `facets` is the same array for the same answer.
 */
export function useSteadyFacets(
  facets: ListedFacet[],
  isFiltered: boolean,
): [facets: ListedFacet[], hold: () => void] {
  const [isHeld, setHeld] = useState(false);
  const [last, setLast] = useState({ given: facets, shown: facets });
  let { shown } = last;
  if (last.given !== facets) {
    shown = isHeld && isFiltered ? steadyFacets(last.shown, facets) : facets;
    setLast({ given: facets, shown });
  }
  return [shown, () => setHeld(true)];
}
