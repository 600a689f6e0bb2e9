import type { AttributeRecord } from '../../backend/platform/db/schema/catalogue.ts';
import type { Texts } from '../../backend/platform/db/schema/columns.ts';
import type { BrandGroup } from './brands/groups.ts';
import type { FamilyKey } from './family-keys.ts';
import type { ColorKey } from './palette.ts';
import type { UnitKey } from './units.ts';

/** What one variant of a family is, before brand, price rounding and stock are added. */
export interface Draft {
  name: Texts;
  /** Key of the family's `leaves`; without it the family's own node is the category. */
  leaf?: string;
  /** Euros incl. VAT for a middle brand. */
  price: number;
  unit: UnitKey;
  /** Contents of one unit, for the unit price. */
  per?: [amount: number, unit: 'm²' | 'm' | 'kg' | 'l'];
  /** Width, height, depth in millimetres, as far as they are known. */
  mm?: [width: number | null, height: number | null, depth: number | null];
  kg?: number;
  color?: ColorKey;
  /** What the picture is painted in, where the colour is no selling point. */
  tint?: ColorKey;
  material?: Texts;
  size?: string;
  attrs: AttributeRecord[];
  /** Two short facts for the card. */
  specs: Texts[];
  /** First sentences to choose from; each says what this variant is. */
  intro: Texts[];
  /** Facts for the list of the description. */
  facts: Texts[];
  /** How to use it; one is chosen. */
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
  /** Share of the range; 10 is usual. */
  weight?: number;
  /** Name and text of the family's category. */
  name: Texts;
  text: Texts;
  /** Sub-categories: name and a sentence of their own. */
  leaves?: Record<string, [name: Texts, text: Texts]>;
  safety?: string[];
  warnings?: Texts[];
  /** Documents beside the product sheet. */
  files?: ('dop' | 'manual' | 'safety')[];
  /** Percent; 21 unless said. */
  tax?: 9 | 21;
}

export interface FamilySpec<A extends FamilyAxes> extends FamilyBase {
  axes: A;
  /** False for combinations that nobody makes. */
  valid?(v: AxisValues<A>): boolean;
  draft(v: AxisValues<A>): Draft;
}

/** A family whose variants are reached by number. */
export interface Family extends FamilyBase {
  /** Count of combinations, those that `at` refuses included. */
  size: number;
  /** The variant of this number (0 ≤ index < size), or null where nobody makes it. */
  variantAt(index: number): Draft | null;
}

/** Closes a family's axes: the last axis turns fastest. */
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
