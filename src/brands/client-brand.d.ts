/** The slug for `{product}` in routes (`src/publish/bundle/client-modules.ts`). */
declare module 'brand:slug' {
  const slug: string;
  export default slug;
}
