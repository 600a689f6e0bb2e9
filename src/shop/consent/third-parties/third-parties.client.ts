// Imports only the code of configured services (`src/publish/bundle/third-parties.ts`).
import 'third-parties:scripts';
