/** Pages to link to: the first, the last, those around this one; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b);
  const numbers: (number | null)[] = [];
  for (const n of new Set(wanted)) {
    const before = numbers.at(-1) ?? n - 1;
    // One left out takes as much room as the gap itself.
    if (n - before === 2) numbers.push(n - 1);
    else if (n - before > 2) numbers.push(null);
    numbers.push(n);
  }
  return numbers;
}
