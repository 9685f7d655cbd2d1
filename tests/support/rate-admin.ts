import { confirmImport, previewImport, undoImport } from '#contract/rate-imports.ts'
import { publishRate } from '#contract/rate-publishing.ts'
import { type RateFile, saveRate } from '#contract/rates.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import type { SheetCell } from '#server/platform/sheets/write-sheet.ts'
import { dataOf } from './envelopes.ts'
import { sheetOf } from './rate-sheets.ts'
import type { openStaffSite } from './staff-site.ts'

type StaffSite = Awaited<ReturnType<typeof openStaffSite>>

/** A lane as staff save it. */
export const savedLane = (code: string, change: object = {}) => ({
  kind: 'ocean-lane',
  code,
  brands: null,
  companies: null,
  validFrom: '2026-11-01',
  validTo: '2099-12-31',
  cost: { '20GP': '900' },
  comparedVersionId: null as string | null,
  pricing: {
    carrier: 'MNRQ',
    service: 'QE1',
    pol: 'CNNGB',
    pod: 'NLRTM',
    freight: { '20GP': '1150', '40HQ': '2100.50' },
    surcharges: [{ fee: 'BAF', per: 'container', price: '120' }],
  },
  ...change,
})

/** Publishes in spite of every finding, and ends what it overlaps. */
export const publishAnyway = { keepsOldDays: false, prevails: true, confirmed: true } as const

/** The steps that most tests need, with the token of a tariff manager. */
export function rateAdmin({ sendCall }: StaffSite, token: string) {
  const save = (body: object) => sendCall(saveRate, { token, body })
  const saved = async (body: object): Promise<RateFile> => dataOf(saveRate, await save(body))
  const publish = (rateId: string, at: string | null = null, choices: object = {}) =>
    sendCall(publishRate, { token, body: { rateId, at, ...publishAnyway, ...choices } })
  const published = async (body: object, at: string | null = null, choices: object = {}): Promise<RateFile> =>
    dataOf(publishRate, await publish((await saved(body)).rateId, at, choices))
  const upload = (bytes: Buffer, kind: ImportedKind = 'ocean-lane') =>
    sendCall(previewImport, { token, query: { kind, fileName: 'rates.xlsx' }, body: bytes })
  const previewed = async (rows: Iterable<Record<string, SheetCell>>, kind: ImportedKind = 'ocean-lane') =>
    dataOf(previewImport, await upload(await sheetOf(kind, rows), kind))
  const confirm = (importId: string, at: string | null = null, choices: object = {}) =>
    sendCall(confirmImport, { token, body: { importId, at, ...publishAnyway, ...choices } })
  const undo = (importId: string) => sendCall(undoImport, { token, body: { importId } })
  return { save, saved, publish, published, upload, previewed, confirm, undo }
}
