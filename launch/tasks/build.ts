import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '#launch/build.ts'

/** Builds the pages when their sources have changed, as `start` does by itself. */
await ensureBuilt(fileURLToPath(new URL('../..', import.meta.url)))
