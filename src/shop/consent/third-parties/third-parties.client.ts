// Imports only the code of configured services (`src/publish/bundle/client-modules.ts`).
import 'third-parties:scripts';
