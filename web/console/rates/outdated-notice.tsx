import { useState } from 'react'
import type { RateRow } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useTimeText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './rates.module.css'

const searchedRows = 100

/** The newest version of a code. */
async function findNewest(kind: RateKind, code: string): Promise<Result<RateRow>> {
  const query = { kind, search: code.trim(), size: searchedRows }
  const current = await call('GET /api/console/rates', { query }, { hidesOfflineToast: true })
  if (!current.ok) return current
  const ended = await call(
    'GET /api/console/rates',
    { query: { ...query, state: 'ended' } },
    { hidesOfflineToast: true },
  )
  if (!ended.ok) return ended
  const rows = [...current.value.rows, ...ended.value.rows]
  const own = rows.filter((row) => row.code.toUpperCase() === code.trim().toUpperCase())
  const [newest] = own.toSorted((one, other) => other.version - one.version)
  return newest ? ok(newest) : refusal('not-found')
}

type OutdatedNoticeProps = {
  readonly kind: RateKind
  readonly code: string
  readonly comparedVersionId: string | null
  onNewest(rateId: string): void
}

/** Another user has saved a newer version. The form keeps its values; saving again compares with the newest one. */
export function OutdatedNotice({ kind, code, comparedVersionId, onNewest }: OutdatedNoticeProps) {
  const { t } = useTranslation('ratesAdmin')
  const timeText = useTimeText()
  const [newest, setNewest] = useState<RateRow>()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useResultMutation(() => findNewest(kind, code))
  const reload = async () => {
    const result = await send(undefined)
    if (!result.ok) return
    setNewest(result.value)
    onNewest(result.value.rateId)
  }
  return (
    <div className={styles.errors}>
      <p>{t('form.outdated')}</p>
      <p className={page.refusal} role="alert">
        {refusalText(refusal)}
      </p>
      {newest && newest.rateId === comparedVersionId ? (
        <p role="status">
          {t('form.nowCompared', {
            version: newest.version,
            name: newest.savedBy,
            time: timeText(newest.savedAt),
          })}{' '}
          <a href={ratePath(newest.rateId)} target="_blank" rel="noreferrer">
            {t('form.seeNewest')}
          </a>
        </p>
      ) : (
        <p>
          <Button isCompact isPending={isSending} onClick={() => void reload()}>
            {t('form.reload')}
          </Button>
        </p>
      )}
    </div>
  )
}
