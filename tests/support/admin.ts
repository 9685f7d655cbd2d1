import type { Page } from '@playwright/test'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import words from '#messages/en/rates.json' with { type: 'json' }
import { sheetMediaType, writeBook } from '#server/platform/sheets/write-sheet.ts'
import { addressOf } from './browser.ts'

const host = 'console.localhost'

/** Opened once for the whole run, as the reviewer's is: a code of an authenticator lets in once. */
const tokens = {
  tariff: () => process.env.QUAYSIDE_TEST_TARIFF ?? '',
  sales: () => process.env.QUAYSIDE_TEST_SALES ?? '',
}

/** A page of the console, as if the log-in had been there first. */
export async function openAdmin(page: Page, account: keyof typeof tokens, path: string) {
  await page.goto(addressOf(host, '/console/login'))
  await page.evaluate((held) => localStorage.setItem('access-token', held), tokens[account]())
  await goTo(page, path)
}

export const goTo = (page: Page, path: string) => page.goto(addressOf(host, path))

const byType = (word: 'freight' | 'cost') =>
  containerTypeCodes.map(
    (type) => [`${word}.${type}`, words.columns[word].replace('{{type}}', type)] as const,
  )

const plain = (...names: readonly (keyof typeof words.columns)[]) =>
  names.map((name) => [name, words.columns[name]] as const)

/** The columns of the template for ocean lanes: by their keys, with their headers. */
const columns = [
  ...plain('code', 'carrier', 'service', 'pol', 'pod'),
  ...byType('freight'),
  ...plain('surcharges', 'validFrom', 'validTo', 'brands', 'companies'),
  ...byType('cost'),
]

/** What stands in a row, by the keys of the columns. */
export type LaneRow = Readonly<Record<string, string>>

/** A lane nobody else's test asks a price for: its days lie far ahead. */
const someLane: LaneRow = {
  ...{ carrier: 'WVGQ', service: 'AF1', pol: 'CNNGB', pod: 'ZADUR' },
  ...{ validFrom: '2031-01-01', validTo: '2031-01-31' },
}

/** A sheet of ocean lanes, row by row. */
export async function laneSheet(name: string, rows: readonly LaneRow[]) {
  const cells = rows.map((row) => columns.map(([key]) => ({ ...someLane, ...row })[key] ?? ''))
  const heads = columns.map(([, header]) => ({ header, width: 14 }))
  const book = await writeBook([{ name: 'Rates', columns: heads, rows: cells }])
  return { name, mimeType: sheetMediaType, buffer: Buffer.from(book) }
}
