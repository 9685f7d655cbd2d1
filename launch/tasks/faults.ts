import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '#launch/build.ts'

/** Two instances behind HAProxy while things fail; `npm run faults -- postgres` runs the faults with this word. */
await ensureBuilt(fileURLToPath(new URL('../..', import.meta.url)))
const { runFaults } = await import('#faults/run.ts')
process.exit((await runFaults(process.argv.slice(2))) ? 0 : 1)
