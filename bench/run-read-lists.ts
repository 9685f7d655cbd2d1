import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { laneSheets, readLaneRows } from '#server/quotes/bulk/read-lane-rows.ts'
import { book, sheetXml } from '#tests/support/workbooks.ts'

const mebibyte = 1024 * 1024
const lookMs = 5
const bombMebibytes = 190

const fill = (unit: string, bytes: number) => Buffer.from(unit.repeat(Math.floor(bytes / unit.length)))
const text = (unit: string) => () => fill(unit, laneSheets.text?.bytes ?? 0)
const sharedStrings = (item: string, bytes: number) => () =>
  book({ text: sheetXml('<row><c t="s"><v>0</v></c></row>') }, [
    { name: 'xl/sharedStrings.xml', text: `<sst>${fill(item, bytes)}</sst>` },
  ])
const nearLimit = laneSheets.unpackedBytes - mebibyte / 8

/** Hostile files as a customer may upload them. */
const files: Readonly<Record<string, () => Buffer>> = {
  'one lane': () => Buffer.from('CNNGB,NLRTM,40HQ,2'),
  tabs: text('\t'),
  commas: text(','),
  quotes: text('"'),
  'line breaks': text('\n'),
  'cells of one letter': text('x,'),
  'quoted cells': text('"x",'),
  'workbook of 190 MiB': sharedStrings('<si><t>abcdefghij</t></si>', bombMebibytes * mebibyte),
  'workbook near the limit, strings': sharedStrings('<si><t>abcdefghij</t></si>', nearLimit),
  'workbook near the limit, one cell': () =>
    book({ text: sheetXml(`<row><c t="str"><v>${fill('x', nearLimit)}</v></c></row>`) }),
}

/** In a process of its own, so that the memory of one file is not counted with another. */
async function measure(name: string): Promise<void> {
  const bytes = files[name]?.() ?? Buffer.alloc(0)
  const before = process.memoryUsage.rss()
  let [peak, delay, last] = [before, 0, performance.now()]
  const look = () => {
    const now = performance.now()
    delay = Math.max(delay, now - last - lookMs)
    last = now
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const timer = setInterval(look, lookMs)
  const started = performance.now()
  const read = await readLaneRows(bytes)
  look()
  clearInterval(timer)
  const answer = read.ok ? `${read.value.length} rows` : `${read.refusal} ${read.fields?.file ?? ''}`
  const [seconds, megabytes] = [(performance.now() - started) / 1000, (peak - before) / mebibyte]
  console.log(
    `${name.padEnd(34)} ${answer.padEnd(24)} ${seconds.toFixed(2)} s, main thread late by ${delay.toFixed(0)} ms, +${megabytes.toFixed(0)} MB`,
  )
}

const [asked] = process.argv.slice(2)
if (asked !== undefined) await measure(asked)
else for (const name of Object.keys(files)) await once(fork(fileURLToPath(import.meta.url), [name]), 'exit')
