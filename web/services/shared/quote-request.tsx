import { lazy, Suspense, useEffect, useRef } from 'react'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { LeaveGuard } from '#web/components/drafts/leave-guard.tsx'
import type { RequestDefaults } from '#web/components/requests/details.ts'

const RequestSection = lazy(async () => ({
  default: (await import('#web/components/requests/request-section.tsx')).RequestSection,
}))

export type QuoteRequestValues = { readonly kind: RequestKind; readonly defaults: RequestDefaults }

type QuoteRequestProps = QuoteRequestValues & {
  /** Whether the page scrolls to the form. */
  readonly isScrolledTo?: boolean
}

/** The quote request, filled in with the values of the search. */
export function QuoteRequest({ kind, defaults, isScrolledTo = true }: QuoteRequestProps) {
  const place = useRef<HTMLDivElement>(null)
  const key = JSON.stringify(defaults)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query scrolls to the form again.
  useEffect(() => {
    if (isScrolledTo) place.current?.scrollIntoView({ block: 'start' })
  }, [isScrolledTo, key])
  return (
    <div ref={place} style={{ scrollMarginBlockStart: 84 }}>
      <Suspense fallback={<div style={{ height: '60vh' }} />}>
        <RequestSection key={key} kind={kind} defaults={defaults} />
        <LeaveGuard />
      </Suspense>
    </div>
  )
}
