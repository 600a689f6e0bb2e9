/** The `{product}` of the routes (`src/build/client-brand.ts`). */
declare module 'brand:slug' {
  const slug: string;
  export default slug;
}
