import type { ReactNode } from 'react'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type FoundStateProps<Data> = {
  readonly query: CallQuery<Data>
  /** Shown where the URL names nothing that exists. */
  readonly missing: { readonly title: string; readonly text: string }
  children(data: Data): ReactNode
}

/** A malformed identifier in the URL names nothing either. */
const isMissing = (refusal: string) => refusal === 'not-found' || refusal === 'invalid-input'

/** The record that the URL names: while it loads, if it does not exist, or as it is. */
export function FoundState<Data>({ query, missing, children }: FoundStateProps<Data>) {
  if (query.status === 'refused' && isMissing(query.refusal.refusal))
    return <EmptyState state="no-match" {...missing} />
  return (
    <QueryState query={query} skeleton={{ rows: 6 }}>
      {children}
    </QueryState>
  )
}
