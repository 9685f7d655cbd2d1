import { changedFields } from '#domain/rates/changed-fields.ts'
import { auditEach, type Doer, type Done } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import type { StoredImport } from '#server/rates/import-store.ts'
import { listOpenOf, type OpenVersion, withSuperseded } from './audit-import-store.ts'

/** Few enough that comparing them does not hold up other requests. */
const ratesAtOnce = 500

type Auditing = Doer & Pick<RequestContext, 'alive'>

/** One entry for each rate of an import, so that "who changed this price" is answered by its code. */
async function auditRates(
  db: Db,
  auditing: Auditing,
  ids: readonly string[],
  entryOf: (version: OpenVersion) => Done,
): Promise<void> {
  for (let from = 0; from < ids.length; from += ratesAtOnce) {
    auditing.alive()
    const versions = await withSuperseded(db, ids.slice(from, from + ratesAtOnce))
    await auditEach(db, auditing, versions.map(entryOf))
  }
}

type AuditFacts = NonNullable<Done['after']>

const namedVersion = ({ code, version }: OpenVersion['version'], fields: AuditFacts): AuditFacts => ({
  code,
  version,
  ...fields,
})

/** After the rates of an import are written. */
export const auditImported = async (db: Db, auditing: Auditing, imported: StoredImport): Promise<void> =>
  auditRates(db, auditing, await listOpenOf(db, imported.id), ({ version, superseded }) => {
    const changed = changedFields(superseded, version)
    const { fileName } = imported
    return {
      action: 'rate-imported',
      subjectId: version.id,
      ...(superseded && { before: namedVersion(superseded, changed.before) }),
      after: namedVersion(version, { fileName, ...changed.after }),
    }
  })

/** Before the rates of an import are withdrawn: what they superseded applies again. */
export const auditReversed = (
  db: Db,
  auditing: Auditing,
  imported: StoredImport,
  ids: readonly string[],
): Promise<void> =>
  auditRates(db, auditing, ids, ({ version, superseded }) => {
    const changed = changedFields(superseded, version)
    const { fileName } = imported
    return {
      action: 'rate-import-reversed',
      subjectId: version.id,
      before: namedVersion(version, changed.after),
      after: { code: version.code, fileName, ...changed.before },
    }
  })
