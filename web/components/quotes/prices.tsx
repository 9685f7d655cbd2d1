import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { NotLoaded } from '#web/components/query/not-loaded.tsx'
import { useLatePart } from '#web/language/late-part.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './prices.module.css'
import { lateResult } from './state/late-result.ts'
import { type ResultProps, resultSkeleton } from './state/result-props.ts'
import { useFormUse } from './state/use-form-use.ts'
import type { QuoteQueryInput } from './state/use-prices.ts'

type PricesProps = Omit<ResultProps, 'query' | 'place'> & {
  /** Undefined before the first search. */
  readonly query: QuoteQueryInput | undefined
  /** Shown before the first search. */
  readonly children?: ReactNode
}

/** After a search the page scrolls to the result; a page that was opened by its URL starts at the top. */
function useScrollToResult(hasQuery: boolean) {
  const place = useRef<HTMLElement>(null)
  const isSearched = useNavigationType() === 'PUSH' && hasQuery
  useEffect(() => {
    const isOutOfSight = (place.current?.getBoundingClientRect().top ?? 0) > window.innerHeight * 0.7
    if (isSearched && isOutOfSight) place.current?.scrollIntoView({ block: 'start' })
  }, [isSearched])
  return place
}

/** The result of a search. What requests and shows it loads when the visitor turns to the form, or with a URL of a search. */
export function Prices({ query, children, ...rest }: PricesProps) {
  const { t } = useTranslation('common')
  const result = useLatePart(lateResult, query !== undefined)
  useFormUse(lateResult.preload)
  const place = useScrollToResult(query !== undefined)
  if (!query) return children
  if (result.status === 'ready') return <result.part {...rest} query={query} place={place} />
  return (
    <section className={styles.prices} ref={place} aria-busy={result.status === 'waiting'}>
      {result.status === 'waiting' ? (
        <Skeleton {...resultSkeleton} label={t('loading')} />
      ) : (
        <NotLoaded retry={lateResult.retry} />
      )}
    </section>
  )
}
