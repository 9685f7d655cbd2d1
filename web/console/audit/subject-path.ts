import type { AuditEntryView } from '#contract/audit.ts'
import { may, type Permission } from '#domain/access/permissions.ts'
import { companyPath, importPath, personPath, ratePath, requestPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'

type Subject = Pick<AuditEntryView, 'action' | 'subjectKind' | 'subjectId' | 'subjectName'>
type SubjectPage = { readonly path: string; readonly permission: Permission }

const isOfImport = (action: string) => action.startsWith('rates-import') || action === 'rates-edit-previewed'

/** Rates, their imports and exchange rates have one kind in the log. */
function ratePage({ action, subjectId }: Subject): SubjectPage | undefined {
  if (action.startsWith('exchange-rate'))
    return { path: '/console/exchangeRates', permission: 'see-exchange-rates' }
  if (!subjectId) return undefined
  return isOfImport(action)
    ? { path: importPath(subjectId), permission: 'publish-rates' }
    : { path: ratePath(subjectId), permission: 'see-rates' }
}

/** The page of the subject of an entry, and what it takes to open it. */
export function subjectPage(entry: Subject): SubjectPage | undefined {
  const { subjectKind, subjectId, subjectName } = entry
  if (subjectKind === 'rate') return ratePage(entry)
  if (subjectKind === 'request')
    return subjectName ? { path: requestPath(subjectName), permission: 'answer-requests' } : undefined
  if (!subjectId) return undefined
  if (subjectKind === 'company') return { path: companyPath(subjectId), permission: 'see-companies' }
  if (subjectKind === 'person') return { path: personPath(subjectId), permission: 'see-people' }
  return subjectKind === 'staff' ? { path: '/console/staff', permission: 'manage-staff' } : undefined
}

/** The page of the subject, or the permission that the reader lacks to open it. */
export function useSubjectAccess(): (entry: Subject) => { path?: string; lacking?: Permission } {
  const actor = useActor()
  return (entry) => {
    const page = subjectPage(entry)
    if (!page) return {}
    return may(actor, page.permission) ? { path: page.path } : { lacking: page.permission }
  }
}
