import type { ReactNode } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './list.module.css'
import type { ListState } from './use-rows.ts'

type ListingProps = {
  readonly list: ListState
  /** What was looked for, as the reader says it; nothing when the whole list was asked for. */
  readonly criteria: readonly string[]
  onClear(): void
  readonly firstUse: { readonly title: string; readonly text: string }
  readonly children: ReactNode
}

/** A list in all its states: asked for, empty, without a match, refused, and with more behind it. */
export function Listing({ list, criteria, onClear, firstUse, children }: ListingProps) {
  const { t } = useTranslation('console')
  const { rows, last } = list
  if (!last) return <EmptyState state="loading" title={t('common:loading')} />
  if (!last.ok && rows.length === 0) return <Failed refusal={last} retry={list.reload} />
  if (rows.length > 0)
    return (
      <>
        {children}
        <ListEnd list={list} />
      </>
    )
  if (criteria.length === 0) return <EmptyState state="first-use" {...firstUse} />
  return (
    <EmptyState
      state="no-match"
      title={t('list.noMatch')}
      text={t('list.noMatchText', { criteria: criteria.join(t('list.between')) })}
      action={
        <Button isCompact onClick={onClear}>
          {t('list.clear')}
        </Button>
      }
    />
  )
}

/** Refused or not reached: why, and once more. */
export function Failed({ refusal, retry }: { refusal: Refusal; retry(): void }) {
  const { t } = useTranslation('console')
  const isDenied = refusal.refusal === 'not-allowed'
  return (
    <EmptyState
      state={isDenied ? 'no-permission' : 'error'}
      title={t(isDenied ? 'denied.title' : 'list.error')}
      text={t(`refusals:${refusal.refusal}`, refusal.params)}
      action={
        <Button isCompact onClick={retry}>
          {t('common:retry')}
        </Button>
      }
    />
  )
}

function ListEnd({ list: { rows, last, isReading, more } }: { list: ListState }) {
  const { t } = useTranslation('console')
  if (!last) return null
  const hasMore = !last.ok || last.value.hasMore
  return (
    <div className={styles.end}>
      <p role="status">{t(hasMore ? 'list.shownOfMore' : 'list.shown', { count: rows.length })}</p>
      {!last.ok && (
        <p className={styles.failed} role="alert">
          {t(`refusals:${last.refusal}`, last.params)}
        </p>
      )}
      {hasMore && (
        <Button isCompact disabled={isReading} onClick={more}>
          {t(last.ok ? 'list.more' : 'common:retry')}
        </Button>
      )}
    </div>
  )
}
