import type { ReactNode } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import type { QueryState as State } from '#web/client/query/query-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Skeleton, type SkeletonProps } from '#web/ui/skeleton.tsx'
import styles from './query-state.module.css'

type QueryStateProps<Data> = {
  readonly query: State<Data> & { retry(): void }
  /** How many rows are expected and how high one is. */
  readonly skeleton?: Omit<SkeletonProps, 'label'>
  children(data: Data): ReactNode
}

/** Draws an answer of the API: while it loads, when it was refused, and what stays on the screen when a refresh fails. */
export function QueryState<Data>({ query, skeleton, children }: QueryStateProps<Data>) {
  const { t } = useTranslation('common')
  if (query.status === 'idle') return null
  if (query.status === 'refused') return <QueryError refusal={query.refusal} retry={query.retry} />
  if (query.status === 'loading')
    return query.isOffline ? (
      <EmptyState state="error" title={t('offline')} text={t('offlineText')} />
    ) : (
      <Skeleton {...skeleton} label={t('loading')} />
    )
  return (
    <>
      <Stale isOffline={query.isOffline} problem={query.problem} retry={query.retry} />
      {children(query.data)}
    </>
  )
}

function QueryError({ refusal, retry }: { refusal: Refusal; retry(): void }) {
  const { t } = useTranslation('common')
  const again = (
    <Button isCompact onClick={retry}>
      {t('retry')}
    </Button>
  )
  return <EmptyState state="error" title={t(`refusals:${refusal.refusal}`, refusal.params)} action={again} />
}

type StaleProps = { readonly isOffline: boolean; readonly problem: Refusal | undefined; retry(): void }

/** Says why the data below may be out of date; they stay. */
function Stale({ isOffline, problem, retry }: StaleProps) {
  const { t } = useTranslation('common')
  if (!isOffline && !problem) return null
  return (
    <div className={styles.stale} role="status">
      <Icon name="warning" size={18} />
      <span>{isOffline ? t('offlineStale') : t('refreshFailed')}</span>
      {!isOffline && (
        <Button isCompact variant="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
