import type { AttributeRecord } from '../../backend/platform/db/schema/catalogue.ts';
import type { Texts } from '../../backend/platform/db/schema/columns.ts';
import type { BrandGroup } from './brands/groups.ts';
import type { FamilyKey } from './family-keys.ts';
import type { ColorKey } from './palette.ts';
import type { UnitKey } from './units.ts';

/** The data of one variant of a family, before brand, price rounding and stock are added. */
export interface Draft {
  name: Texts;
  /** Key of the family's `leaves`; without it the family's own node is the category. */
  leaf?: string;
  /** Euros incl. VAT at a brand of average price level. */
  price: number;
  unit: UnitKey;
  /** Contents of one unit, for the unit price. */
  per?: [amount: number, unit: 'm²' | 'm' | 'kg' | 'l'];
  /** Width, height, depth in millimetres, as far as they are known. */
  mm?: [width: number | null, height: number | null, depth: number | null];
  kg?: number;
  color?: ColorKey;
  /** Colour of the picture if the product has no `color`. */
  tint?: ColorKey;
  material?: Texts;
  size?: string;
  attrs: AttributeRecord[];
  /** Two short facts for the card. */
  specs: Texts[];
  /** First sentences of the description, of which one is chosen; each says what this variant is. */
  intro: Texts[];
  /** Facts for the list of the description. */
  facts: Texts[];
  /** Advice on use, of which one is chosen. */
  advice: Texts[];
  energy?: string;
  /** Delivered by lorry: too long, heavy or many for a parcel. */
  large?: boolean;
}

export type FamilyAxes = Record<string, readonly unknown[]>;
export type AxisValues<A extends FamilyAxes> = { [K in keyof A]: A[K][number] };

interface FamilyBase {
  key: FamilyKey;
  /** Code of the category above the family's own. */
  group: string;
  brands: BrandGroup;
  /** Relative share of the products; usually 10. */
  weight?: number;
  /** Name and text of the family's category. */
  name: Texts;
  text: Texts;
  /** Sub-categories by key: name and description. */
  leaves?: Record<string, [name: Texts, text: Texts]>;
  safety?: string[];
  warnings?: Texts[];
  /** Documents in addition to the product sheet. */
  files?: ('dop' | 'manual' | 'safety')[];
  /** Percent; 21 if absent. */
  tax?: 9 | 21;
}

export interface FamilySpec<A extends FamilyAxes> extends FamilyBase {
  axes: A;
  /** False for combinations that nobody makes. */
  valid?(v: AxisValues<A>): boolean;
  draft(v: AxisValues<A>): Draft;
}

/** A family with numbered variants. */
export interface Family extends FamilyBase {
  /** Number of combinations, including those that nobody makes. */
  size: number;
  /** The variant of this number (0 ≤ index < size), or null where nobody makes it. */
  variantAt(index: number): Draft | null;
}

/**
 * Makes a family. Its variants are numbered as combinations of axis values, of which the last axis
 * changes fastest.
 */
export function family<const A extends FamilyAxes>(spec: FamilySpec<A>): Family {
  const axes = Object.entries(spec.axes);
  const size = axes.reduce((product, [, values]) => product * values.length, 1);
  return {
    ...spec,
    size,
    variantAt(index) {
      let remaining = index;
      const chosenValues: Record<string, unknown> = {};
      for (let i = axes.length - 1; i >= 0; i--) {
        const [name, values] = axes[i]!;
        chosenValues[name] = values[remaining % values.length];
        remaining = Math.floor(remaining / values.length);
      }
      const values = chosenValues as AxisValues<A>;
      return spec.valid && !spec.valid(values) ? null : spec.draft(values);
    },
  };
}
