import type { SavedQuote } from '#contract/quotes.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import { formatContainers } from '#web/components/containers/containers.ts'

/** The URL of the form that repeats the request behind an offer; the data of the quote are filled in. */
export function repeatRequestUrl({
  requestNumber,
  from,
  to,
  containers,
}: Pick<SavedQuote, 'requestNumber' | 'from' | 'to' | 'containers'>): string {
  const known = containers.flatMap(({ type, count }) => (isContainerType(type) ? [{ type, count }] : []))
  const params = new URLSearchParams({
    show: 'new-request',
    ...(requestNumber && { again: requestNumber }),
    ...(from && { from }),
    ...(to && { to }),
    ...(known.length > 0 && { containers: formatContainers(known) }),
  })
  return `${workbenchPaths.quotes}?${params}`
}
