/** Made by `src/publish/bundle/third-parties.ts`. */
declare module 'third-parties:scripts';
declare module 'third-parties:measures' {
  /** Null where no tag manager is configured. */
  const measures: (() => Promise<typeof import('../analytics/checkout-analytics.ts')>) | null;
  export default measures;
}
declare module 'third-parties:tiles' {
  type TileStyle = typeof import('../../store/map/style/tile-style.ts');
  type Google = typeof import('../../store/map/style/google-tiles.ts');
  /** Host of the tile server: `tiles.example`. */
  export const tileHost: string | null;
  /** Null where no tile server is configured. */
  export const loadTiles: (() => Promise<TileStyle>) | null;
  /** Null where the tiles are not Google's. */
  export const loadGoogle: (() => Promise<Google>) | null;
}
