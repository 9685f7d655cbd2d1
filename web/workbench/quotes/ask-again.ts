import type { SavedQuote } from '#contract/quotes.ts'
import type { RequestView } from '#contract/requests.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { writeContainers } from '#web/components/containers/containers.ts'

const pageRows = 100

/** Where the request behind an offer is written once more; what the paper itself tells goes along. */
export function askAgainAt({
  requestNumber,
  from,
  to,
  containers,
}: Pick<SavedQuote, 'requestNumber' | 'from' | 'to' | 'containers'>): string {
  const known = containers.flatMap(({ type, count }) => (isContainerType(type) ? [{ type, count }] : []))
  const address = new URLSearchParams({
    show: 'ask',
    ...(requestNumber && { again: requestNumber }),
    ...(from && { from }),
    ...(to && { to }),
    ...(known.length > 0 && { containers: writeContainers(known) }),
  })
  return `/workbench/quotes?${address}`
}

/** A request of the reader's own by its number; a colleague's is not among them. */
export async function findRequest(number: string): Promise<Verdict<RequestView | null>> {
  let after: string | undefined
  for (;;) {
    const page = await call('GET /api/requests', { query: { size: pageRows, ...(after && { after }) } })
    if (!page.ok) return page
    const { rows, hasMore } = page.value
    const found = rows.find((row) => row.number === number)
    after = rows.at(-1)?.number
    if (found || !hasMore || after === undefined) return accept(found ?? null)
  }
}
