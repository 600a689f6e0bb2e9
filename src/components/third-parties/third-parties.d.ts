/** Made by `src/build/third-parties.ts`. */
declare module 'third-parties:scripts';
declare module 'third-parties:measures' {
  /** Null where no tag manager is configured. */
  const measures: (() => Promise<typeof import('../../stores/checkout-analytics.ts')>) | null;
  export default measures;
}
