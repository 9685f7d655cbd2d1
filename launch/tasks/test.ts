import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from '#launch/chromium.ts'
import { scratchFolder } from '#launch/scratch.ts'
import { runSteps } from '#launch/steps.ts'
import { clearSummaries, readSummaries } from '#launch/summaries.ts'
import { machineLines, testEnvironment } from '#launch/test-machine.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Everything: types, format, lint, boundaries, unused code, messages, unit, database, browser, accessibility. */
clearSummaries(root)
const chromium = findChromium(root)
const scratch = scratchFolder()
console.log(`\n${machineLines(chromium).join('\n')}`)
// The longest first, so that both cores finish at the same time.
const quick = ['build', 'structure', 'unused', 'usedByTestsAlone', 'types', 'format'] as const
const { failed, passed } = await runSteps([...quick, 'unit', 'browser'], {
  ...testEnvironment(scratch ?? mkdtempSync(join(tmpdir(), 'quayside-fonts-'))),
  ...(chromium && { CHROMIUM_PATH: chromium }),
  // Later Node processes reuse the compiled code of earlier ones.
  ...(scratch && { TMPDIR: scratch, NODE_COMPILE_CACHE: join(scratch, 'compiled') }),
})
const tests = readSummaries(root)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${passed.length + tests.passed} passed, ${failed.length + tests.failed} failed`)
process.exit(failed.length > 0 || tests.failed > 0 ? 1 : 0)
