import { use } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { BareFrame } from './bare-frame.tsx'
import { InFrame } from './frame.tsx'
import { NotFound } from './not-found-body.tsx'
import { SiteFrame } from './site-frame.tsx'
import { Trouble } from './trouble-body.tsx'

export { NotFound }

/** What a visitor sees instead of a page, wherever it went wrong. */
export function TroublePage({ error }: { error: unknown }) {
  const isFramed = use(InFrame)
  const status = isRouteErrorResponse(error) ? error.status : 500
  const body = status === 404 ? <NotFound /> : <Trouble status={status} error={error} />
  if (isFramed) return body
  // An answer with a status was given on purpose; anything else is a fault, perhaps in the main frame itself.
  return isRouteErrorResponse(error) ? <SiteFrame>{body}</SiteFrame> : <BareFrame>{body}</BareFrame>
}
