import type { exportStaff as exportStaffCall } from '#contract/staff.ts'
import { staffRoles } from '#domain/access/actor.ts'
import { mayManageStaff } from '#domain/access/may-staff.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { type KeyOf, sentence } from '#domain/language/texts.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { messages } from '#messages/messages.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/replies/reply-file.ts'
import { csvMediaType, writeCsv } from '#server/platform/sheets/write-csv.ts'
import type { ConsoleDeps } from './deps.ts'
import { listStaffMembers, type StoredStaff } from './staff-store.ts'

const texts = {
  zh: { ...messages.zh.console.staff, access: messages.zh.access },
  en: { ...messages.en.console.staff, access: messages.en.access },
}

const stateOf = ({ isDisabled, totpSecret }: StoredStaff) => {
  if (isDisabled) return 'states.disabled'
  return totpSecret === null ? 'states.invited' : 'states.enrolled'
}

/** A column for each role, so that the sheet can be filtered by it. */
function rowsIn(language: Language, staff: readonly StoredStaff[]): readonly (readonly string[])[] {
  const t = (key: KeyOf<(typeof texts)['zh']>) => sentence(texts[language], language, key)
  const head = [
    'columns.name',
    'columns.account',
    'columns.state',
    'columns.lastLogIn',
    'columns.created',
  ] as const
  const timeOf = (at: Date | null) => (at ? formatTime(at, language, { format: 'dateTime' }) : '')
  return [
    [...head.map(t), ...staffRoles.map((role) => t(`access.roles.${role}`))],
    ...staff.map((one) => [
      one.name,
      one.account,
      t(stateOf(one)),
      timeOf(one.lastLogInAt),
      timeOf(one.createdAt),
      ...staffRoles.map((role) => (one.roles.includes(role) ? t('hasRole') : '')),
    ]),
  ]
}

/** For the review of permissions; taking it is audited. */
export async function exportStaff(
  { database, clock }: Pick<ConsoleDeps, 'database' | 'clock'>,
  input: EndpointInput<typeof exportStaffCall>,
): Promise<Result<SentFile>> {
  const may = mayManageStaff(input.principal.actor)
  if (!may.ok) return may
  return database.transaction(async (db) => {
    const staff = await listStaffMembers(db)
    await audit(db, input, { action: 'staff-exported', subjectId: null, after: { rows: staff.length } })
    const bytes = writeCsv(rowsIn(input.request.language, staff))
    return ok(fileFromBytes(`staff-${shanghaiDay(clock.now())}.csv`, csvMediaType, bytes))
  })
}
