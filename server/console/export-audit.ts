import type { AuditEntryView, exportAudit as exportAuditCall } from '#contract/audit.ts'
import { mayReadAudit } from '#domain/access/may-staff.ts'
import { areDaysReversed } from '#domain/audit/audit-days.ts'
import { maxExportedEntries } from '#domain/audit/audit-export.ts'
import { usualAuditSort } from '#domain/audit/audit-sorts.ts'
import { factText, subjectText, type ValueTexts, valueText } from '#domain/audit/value-text.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { hasText, type KeyOf, sentence } from '#domain/language/texts.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { messages } from '#messages/messages.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { auditOrder, listAuditEntries } from '#server/platform/audit/read-audit-store.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/replies/reply-file.ts'
import { csvMediaType, writeCsv } from '#server/platform/sheets/write-csv.ts'
import { auditedFilters, filterOf, viewEntries } from './audit-entries.ts'
import type { ConsoleDeps } from './deps.ts'

const textsIn = ({ console, audit, certification, access, ratesAdmin }: (typeof messages)[Language]) => ({
  console,
  audit,
  certification,
  access,
  ratesAdmin,
})
const texts = { zh: textsIn(messages.zh), en: textsIn(messages.en) }

const headers = [
  'console.audit.details.time',
  'console.audit.action',
  'console.audit.details.actor',
  'console.audit.details.actorName',
  'console.audit.details.subject',
  'console.audit.details.subjectName',
  'console.audit.details.brand',
  'console.audit.details.address',
  'console.audit.details.request',
  'console.audit.details.before',
  'console.audit.details.after',
] as const satisfies readonly KeyOf<(typeof texts)['zh']>[]

/** The texts and times that the page of an entry shows. */
const valueTextsIn = (language: Language): ValueTexts => ({
  find(key) {
    const path = key.replace(':', '.')
    return hasText(texts[language], path) ? sentence(texts[language], language, path) : undefined
  },
  timeText: (at) => formatTime(new Date(at), language, { format: 'dateTime' }),
})

function rowsIn(language: Language, entries: readonly AuditEntryView[]): readonly (readonly string[])[] {
  const t = (key: string) => sentence(texts[language], language, key)
  const valueTexts = valueTextsIn(language)
  const valuesText = (values: AuditEntryView['before']) =>
    Object.entries(values ?? {})
      .map(
        ([name, value]) =>
          factText(valueTexts, name) + t('console.audit.exported.is') + valueText(valueTexts, name, value),
      )
      .join(t('console.audit.exported.between'))
  const rows = entries.map((entry) => [
    formatTime(new Date(entry.at), language, { format: 'dateTimeSeconds' }),
    t(`audit.actions.${entry.action}`),
    t(`console.audit.actors.${entry.actorKind}`),
    entry.actorName ?? entry.actorId ?? '',
    t(`console.audit.subjects.${entry.subjectKind}`),
    entry.subjectName ? subjectText(valueTexts, entry.subjectName) : (entry.subjectId ?? ''),
    entry.brand ?? '',
    entry.address,
    entry.requestId,
    valuesText(entry.before),
    valuesText(entry.after),
  ])
  return [headers.map(t), ...rows]
}

/** The filtered entries as a sheet, newest first, up to a limit; taking it is audited with the filters. */
export async function exportAudit(
  { database, clock }: Pick<ConsoleDeps, 'database' | 'clock'>,
  input: EndpointInput<typeof exportAuditCall>,
): Promise<Result<SentFile>> {
  const may = mayReadAudit(input.principal.actor)
  if (!may.ok) return may
  const { query, request } = input
  if (areDaysReversed(query)) return invalidFields({ to: 'inconsistent' })
  const order = auditOrder(usualAuditSort, undefined)
  if (!order.ok) return order
  return database.transaction(async (db) => {
    const page = { order: order.value, limit: maxExportedEntries }
    const entries = await listAuditEntries(db, await filterOf(db, query), page)
    const after = { ...auditedFilters(query), rows: entries.length }
    await audit(db, input, { action: 'audit-exported', subjectId: null, after })
    const bytes = writeCsv(rowsIn(request.language, await viewEntries(db, entries)))
    return ok(fileFromBytes(`audit-${shanghaiDay(clock.now())}.csv`, csvMediaType, bytes))
  })
}
