/**
 * Netlify's build calls these: what was read from the APIs and the bundled code are kept from one
 * build to the next. Answers that did not change are then not read again (ETags), and a build
 * after an edit of content does not bundle.
 */
const CACHED_FOLDERS = [process.env.DATA_DIR || '.data', '.cache/bundles'];

export async function onPreBuild({ utils }) {
  const found = await utils.cache.restore(CACHED_FOLDERS);
  console.log(found ? 'What the last build read is here.' : 'The first build: everything is read.');
}

export async function onPostBuild({ utils }) {
  await utils.cache.save(CACHED_FOLDERS);
}
