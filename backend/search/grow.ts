/** A list of unsigned 32-bit numbers that grows; cheaper by far than an array of numbers. */
export class GrowU32 {
  data: Uint32Array;
  length = 0;

  constructor(capacity = 4) {
    this.data = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const wider = new Uint32Array(Math.max(4, Math.ceil(this.length * 1.6)));
      wider.set(this.data);
      this.data = wider;
    }
    this.data[this.length++] = value;
  }

  /** Gives the unused room back, for lists that will hardly grow any more. */
  trim(): void {
    if (this.data.length - this.length > 16) this.data = this.data.slice(0, this.length);
  }
}

/** The same typed array with room for `size` elements; never a smaller one. */
export function widened<T extends Uint8Array | Uint32Array | Float64Array>(
  array: T,
  size: number,
): T {
  if (size <= array.length) return array;
  const wider = new (array.constructor as new (length: number) => T)(size);
  wider.set(array as never);
  return wider;
}

/** The first place in a sorted list that holds `value` or more; `length` where none does. */
export function lowerBound(
  data: Uint32Array | Float64Array,
  length: number,
  value: number,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (data[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
