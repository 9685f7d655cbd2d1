import { lazy, Suspense, useEffect, useRef } from 'react'
import type { RequestKind } from '#domain/quotes/offer-request.ts'
import type { RequestDefaults } from '#web/parts/requests/request-form.tsx'

const RequestSection = lazy(async () => ({
  default: (await import('#web/parts/requests/request-section.tsx')).RequestSection,
}))

export type StaffRequest = { readonly kind: RequestKind; readonly defaults: RequestDefaults }

/** The request to staff, brought into sight; nothing typed is typed again. */
export function AskStaff({ kind, defaults }: StaffRequest) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <div ref={place} style={{ scrollMarginBlockStart: 84 }}>
      <Suspense fallback={<div style={{ height: '60vh' }} />}>
        <RequestSection key={JSON.stringify(defaults)} kind={kind} defaults={defaults} />
      </Suspense>
    </div>
  )
}
