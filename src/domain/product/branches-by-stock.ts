import { comparePlaceNames } from '../shared/dates.ts';
import { distanceKm } from '../store/distance.ts';

interface Branch {
  id: number;
  city: string;
  lat: number;
  lng: number;
  /** Number of pieces in stock. */
  quantity: number;
}

type WithDistance<Row> = Row & { km: number | null };

/**
 * Orders branches for a shopper. With a chosen branch: that one, then by distance from it. Without:
 * those with stock first, then by town.
 */
export function branchesByStock<Row extends Branch>(
  branches: readonly Row[],
  chosenId: number | null,
): WithDistance<Row>[] {
  const chosenBranch = branches.find(({ id }) => id === chosenId);
  const rows = branches.map((branch) => ({
    ...branch,
    km: chosenBranch ? distanceKm(chosenBranch, branch) : null,
  }));
  const byTown = (a: Row, b: Row) => comparePlaceNames(a.city, b.city);
  return rows.sort(
    (a, b) =>
      Number(b.id === chosenBranch?.id) - Number(a.id === chosenBranch?.id) ||
      (a.km !== null && b.km !== null
        ? a.km - b.km
        : Number(b.quantity > 0) - Number(a.quantity > 0)) ||
      byTown(a, b),
  );
}

/**
 * Returns the nearest branch with stock, if the chosen one has none; null if that has some, or no
 * branch does. `rows`: as `branchesByStock` orders them.
 */
export function nearestWithStock<Row extends WithDistance<Branch>>(
  rows: readonly Row[],
  chosenId: number | null,
): Row | null {
  const [chosenRow] = rows;
  if (chosenRow?.id !== chosenId || chosenRow.quantity > 0) return null;
  return rows.find(({ quantity }) => quantity > 0) ?? null;
}
