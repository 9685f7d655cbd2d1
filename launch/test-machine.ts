import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { testFonts, writeFontConfig } from './test-fonts.ts'

/** Far from Shanghai, with an offset of half an hour: a test that depends on the machine's time zone fails. */
const timeZone = 'America/St_Johns'

/** Settings that the tests would otherwise take from the machine. */
export const testEnvironment = (folder: string) => ({
  TZ: timeZone,
  LANG: 'C.UTF-8',
  FONTCONFIG_FILE: writeFontConfig(folder),
})

const versionOf = (browser: string) =>
  spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout?.trim() || 'unknown version'

/** Describes the machine; printed with the results. */
export function machineLines(browser: string | undefined): readonly string[] {
  const processors = cpus()
  return [
    `Browser: ${browser ? `${versionOf(browser)}, ${browser}` : "the test tool's own"}`,
    `Fonts: Inter with the pages; else only ${testFonts.join(', ')}`,
    `Processor: ${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${process.arch}`,
    `Time zone ${timeZone}, Node ${process.version}`,
  ]
}
