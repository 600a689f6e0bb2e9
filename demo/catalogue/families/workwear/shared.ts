export const WORK = [
  ['zwart', 'black', 1, 'zwart'],
  ['grijs', 'grey', 1, 'grijs'],
  ['marineblauw', 'navy', 1, 'marine'],
  ['kaki', 'khaki', 1.02, 'beige'],
  ['groen', 'green', 1.02, 'dennengroen'],
] as const;
