/** The `{product}` of the routes (`src/build/client-brand.ts`). */
declare module 'brand:slug' {
  const slug: string;
  export default slug;
}

declare module 'brand:countries' {
  /** Codes of the countries that the shop delivers to. */
  const countries: readonly string[];
  export default countries;
}
