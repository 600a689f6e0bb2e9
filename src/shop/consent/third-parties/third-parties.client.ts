// Code of the parties that are switched on, and of no other (`src/publish/bundle/third-parties.ts`).
import 'third-parties:scripts';
