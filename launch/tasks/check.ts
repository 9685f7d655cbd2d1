import { runSteps } from '#launch/steps.ts'

/** Everything that needs neither browser nor database, fast enough to run before every commit. */
const { failed } = await runSteps(['types', 'format', 'structure', 'unused', 'usedByTestsAlone'])
process.exit(failed.length > 0 ? 1 : 0)
