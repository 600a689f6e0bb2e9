import { dimensionOf, type Measure, unitSize } from '../../src/domain/measure.ts';
import { type MeasureRange, rangeAmount } from '../../src/domain/measure-range.ts';

/** A facet with more different measures than this offers a range. */
const MANY_MEASURES = 15;
/** Share of the hits that must have their value in one dimension. */
const MIN_SHARE = 0.9;

export interface MeasuredCount {
  measure: Measure | null;
  /** Hits with this value, at least 1. */
  count: number;
}

interface Measured {
  count: number;
  bases: Set<number>;
  /** Hits per unit as written. */
  units: Map<string, number>;
}

/** Groups values by what they measure; bare numbers (clothing sizes, classes) are no measures. */
function byDimension(values: readonly MeasuredCount[]): Map<string, Measured> {
  const dimensions = new Map<string, Measured>();
  for (const { measure, count } of values) {
    if (!measure?.unit) continue;
    const { dimension, base, unit } = measure;
    let measured = dimensions.get(dimension);
    if (!measured) {
      measured = { count: 0, bases: new Set(), units: new Map() };
      dimensions.set(dimension, measured);
    }
    measured.count += count;
    measured.bases.add(base);
    measured.units.set(unit, (measured.units.get(unit) ?? 0) + count);
  }
  return dimensions;
}

function rangeIn(unit: string, bases: ReadonlySet<number>): MeasureRange {
  const size = unitSize(unit);
  let [min, max] = [Infinity, 0];
  for (const base of bases) {
    if (base < min) min = base;
    if (base > max) max = base;
  }
  return { min: rangeAmount(min / size), max: rangeAmount(max / size), unit };
}

/**
 * The range that a facet's values span, in the unit that most hits have; null if there are few
 * values or they do not measure one thing. A range that is chosen stays offered, in its own unit.
 */
export function facetRange(
  values: readonly MeasuredCount[],
  chosen: MeasureRange | undefined,
): MeasureRange | null {
  if (!chosen && values.length <= MANY_MEASURES) return null;
  const dimensions = byDimension(values);
  if (chosen) {
    const measured = dimensions.get(dimensionOf(chosen.unit));
    return measured ? rangeIn(chosen.unit, measured.bases) : chosen;
  }
  const total = values.reduce((sum, { count }) => sum + count, 0);
  for (const { count, bases, units } of dimensions.values()) {
    if (bases.size <= MANY_MEASURES || count < total * MIN_SHARE) continue;
    const [unit] = [...units].reduce((most, one) => (one[1] > most[1] ? one : most));
    return rangeIn(unit, bases);
  }
  return null;
}
