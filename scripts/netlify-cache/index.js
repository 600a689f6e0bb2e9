/**
 * Build plugin of Netlify that keeps the data of the APIs and the bundled code from one build to
 * the next. Data that did not change is then not sent again (ETags), and a build after an edit of
 * content does not bundle.
 */
const CACHED_FOLDERS = [process.env.DATA_DIR || '.data', '.cache/bundles'];

export async function onPreBuild({ utils }) {
  const found = await utils.cache.restore(CACHED_FOLDERS);
  console.log(found ? 'What the last build read is here.' : 'The first build: everything is read.');
}

export async function onPostBuild({ utils }) {
  await utils.cache.save(CACHED_FOLDERS);
}
