import { useState } from 'react';
import { steadyFacets } from '../../domain/steady-facets.ts';
import type { ListedFacet } from './list-setup.ts';

/**
 * Facets as they are to be shown: while `isSteady`, those of each new answer in the places of
 * those on the screen; else as the answer has them. `facets` is the same array for the same
 * answer.
 */
export function useSteadyFacets(facets: ListedFacet[], isSteady: boolean): ListedFacet[] {
  const [last, setLast] = useState({ facets, isSteady, shown: facets });
  if (last.facets === facets && last.isSteady === isSteady) return last.shown;
  const shown = isSteady ? steadyFacets(last.shown, facets) : facets;
  setLast({ facets, isSteady, shown });
  return shown;
}
