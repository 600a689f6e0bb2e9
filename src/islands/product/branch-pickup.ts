/** What a product page needs for a chosen branch: most visitors chose none. */
export { earliestPickup } from '../../domain/availability/pickup.ts';
export { branchById } from '../../stores/branch.ts';
