import { lazy, Suspense, use } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { BareFrame } from './bare-frame.tsx'
import { ErrorBody } from './error-body.tsx'
import { InFrame } from './frame.tsx'
import { SiteFrame } from './site-frame.tsx'

const NotFoundBody = lazy(async () => ({ default: (await import('./not-found-body.tsx')).NotFound }))

/** Its body is a file of its own, which the other pages do not load. */
const NotFound = () => (
  <Suspense>
    <NotFoundBody />
  </Suspense>
)

/** Shown instead of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const isFramed = use(InFrame)
  const status = isRouteErrorResponse(error) ? error.status : 500
  const body = status === 404 ? <NotFound /> : <ErrorBody status={status} error={error} />
  if (isFramed) return body
  // A response with a status is intended; anything else is an error, perhaps in the main layout itself.
  return isRouteErrorResponse(error) ? <SiteFrame>{body}</SiteFrame> : <BareFrame>{body}</BareFrame>
}
