/** What only a visitor with a branch needs: most chose none. */
export { earliestPickup } from '../../domain/availability/pickup.ts';
export { branchById } from './branch.ts';
