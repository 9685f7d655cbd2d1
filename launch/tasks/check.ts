import { runSteps } from '#launch/steps.ts'

/** Everything that needs no browser and no database: seconds, so it can run before every commit. */
const { failed } = await runSteps(['types', 'format', 'structure', 'unused', 'usedByTestsAlone'])
process.exit(failed.length > 0 ? 1 : 0)
