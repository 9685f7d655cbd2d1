import type { Page } from '@playwright/test'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { messages } from '#messages/messages.ts'
import { sheetMediaType, writeBook } from '#server/platform/sheets/write-sheet.ts'
import { addressOf, saveToken } from './browser.ts'

const words = messages.en.rates

const host = 'console.localhost'

/** Opened once for the whole run, because an authenticator code can be used only once. */
const tokens = {
  tariff: () => process.env.QUAYSIDE_TEST_TARIFF ?? '',
  sales: () => process.env.QUAYSIDE_TEST_SALES ?? '',
}

/** Opens a console page with a session, without the login page. */
export async function openAdmin(page: Page, account: keyof typeof tokens, path: string) {
  await saveToken(page, host, tokens[account]())
  await goTo(page, path)
}

export const goTo = (page: Page, path: string) => page.goto(addressOf(host, path))

const byType = (word: 'freight' | 'cost') =>
  containerTypeCodes.map(
    (type) => [`${word}.${type}`, words.columns[word].replace('{{type}}', type)] as const,
  )

const plain = (...names: readonly (keyof typeof words.columns)[]) =>
  names.map((name) => [name, words.columns[name]] as const)

/** Columns of the template for ocean lanes: key and header. */
const columns = [
  ...plain('code', 'carrier', 'service', 'pol', 'pod'),
  ...byType('freight'),
  ...plain('surcharges', 'carrierRemark', 'validFrom', 'validTo', 'brands', 'companies'),
  ...byType('cost'),
]

/** Cells by column key. */
export type LaneRow = Readonly<Record<string, string>>

/** A lane that no other test uses, because its validity is far in the future. */
const someLane: LaneRow = {
  carrier: 'WVGQ',
  service: 'AF1',
  pol: 'CNNGB',
  pod: 'ZADUR',
  validFrom: '2031-01-01',
  validTo: '2031-01-31',
}

export async function laneSheet(name: string, rows: readonly LaneRow[]) {
  const cells = rows.map((row) => columns.map(([key]) => ({ ...someLane, ...row })[key] ?? ''))
  const heads = columns.map(([, header]) => ({ header, width: 14 }))
  const book = await writeBook([{ name: 'Rates', columns: heads, rows: cells }])
  return { name, mimeType: sheetMediaType, buffer: Buffer.from(book) }
}
