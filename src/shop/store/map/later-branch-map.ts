import { lazy } from 'react';

/** The map of stores, fetched once somebody asks for it. */
export const BranchMap = lazy(() => import('./branch-map.tsx'));
