import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { testFonts, writeFontConfig } from './test-fonts.ts'

/** Far from Shanghai, and not by whole hours: a test that counts on the machine's time fails here. */
const timeZone = 'America/St_Johns'

/** What the tests would else take from the machine. */
export const testEnvironment = (folder: string) => ({
  TZ: timeZone,
  LANG: 'C.UTF-8',
  FONTCONFIG_FILE: writeFontConfig(folder),
})

const versionOf = (browser: string) =>
  spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout?.trim() || 'unknown version'

/** What the tests run on, to be read beside their result. */
export function machineLines(browser: string | undefined): readonly string[] {
  const processors = cpus()
  return [
    `Browser: ${browser ? `${versionOf(browser)}, ${browser}` : "the test tool's own"}`,
    `Fonts: Inter with the pages; else only ${testFonts.join(', ')}`,
    `Processor: ${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${process.arch}`,
    `Time zone ${timeZone}, Node ${process.version}`,
  ]
}
