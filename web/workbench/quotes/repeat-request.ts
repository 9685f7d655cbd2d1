import type { SavedQuote } from '#contract/quotes.ts'
import type { RequestView } from '#contract/requests.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { formatContainers } from '#web/components/containers/containers.ts'

const pageSize = 100

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

/** A request of the user by its number; null for a request of a colleague. */
export async function findRequest(number: string): Promise<Result<RequestView | null>> {
  let after: string | undefined
  for (;;) {
    const page = await call(
      'GET /api/requests',
      { query: { size: pageSize, ...(after && { after }) } },
      { hidesOfflineToast: true },
    )
    if (!page.ok) return page
    const { rows, next } = page.value
    const found = rows.find((row) => row.number === number)
    if (found || next === null) return ok(found ?? null)
    after = next
  }
}
