import { useState } from 'react'
import type { RateRow } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useTimeText } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/places.ts'
import { useAct } from '#web/console/shared/use-act.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import styles from './rates.module.css'

const searchedRows = 100

/** The newest version of a code, as the book has it now. */
async function newestInBook(kind: RateKind, code: string): Promise<Verdict<RateRow>> {
  const query = { kind, search: code.trim(), size: searchedRows }
  const living = await call('GET /api/console/rates', { query })
  if (!living.ok) return living
  const over = await call('GET /api/console/rates', { query: { ...query, state: 'ended' } })
  if (!over.ok) return over
  const rows = [...living.value.rows, ...over.value.rows]
  const own = rows.filter((row) => row.code === code.trim())
  const [newest] = own.toSorted((one, other) => other.version - one.version)
  return newest ? accept(newest) : refuse('not-found')
}

type OvertakenProps = {
  readonly kind: RateKind
  readonly code: string
  readonly basedOn: string | null
  onTaken(rateId: string): void
}

/** Somebody else saved in between: what he saved is shown, and what was typed here stays. */
export function Overtaken({ kind, code, basedOn, onTaken }: OvertakenProps) {
  const { t } = useTranslation('ratesAdmin')
  const timeText = useTimeText()
  const [newest, setNewest] = useState<RateRow>()
  const { isSending, trouble, act } = useAct()
  const reload = () =>
    act(
      () => newestInBook(kind, code),
      (row) => {
        setNewest(row)
        onTaken(row.rateId)
      },
    )
  return (
    <div className={styles.wrong}>
      <p>{t('form.overtaken')}</p>
      <p className={page.refusal} role="alert">
        {trouble}
      </p>
      {newest && newest.rateId === basedOn ? (
        <p role="status">
          {t('form.nowBasedOn', {
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
          <button className={button.small} type="button" disabled={isSending} onClick={() => void reload()}>
            {t('form.reload')}
          </button>
        </p>
      )}
    </div>
  )
}
