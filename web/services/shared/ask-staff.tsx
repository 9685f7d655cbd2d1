import { lazy, Suspense, useEffect, useRef } from 'react'
import type { RequestKind } from '#domain/quotes/quote-request.ts'
import type { RequestDefaults } from '#web/components/requests/details.ts'

const RequestSection = lazy(async () => ({
  default: (await import('#web/components/requests/request-section.tsx')).RequestSection,
}))

export type StaffRequest = { readonly kind: RequestKind; readonly defaults: RequestDefaults }

type AskStaffProps = StaffRequest & {
  /** Brought into sight at once; otherwise it stands there and waits. */
  readonly isCalledFor?: boolean
}

/** The request to staff; nothing typed is typed again. */
export function AskStaff({ kind, defaults, isCalledFor = true }: AskStaffProps) {
  const place = useRef<HTMLDivElement>(null)
  const key = JSON.stringify(defaults)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish brings it into sight once more.
  useEffect(() => {
    if (isCalledFor) place.current?.scrollIntoView({ block: 'start' })
  }, [isCalledFor, key])
  return (
    <div ref={place} style={{ scrollMarginBlockStart: 84 }}>
      <Suspense fallback={<div style={{ height: '60vh' }} />}>
        <RequestSection key={key} kind={kind} defaults={defaults} />
      </Suspense>
    </div>
  )
}
