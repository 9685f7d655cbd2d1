import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'

type OrderChanges = { readonly changes: number; readonly last: string | null }
/** Who sees an order although members see only their own. */
type KeepersOf = (number: string) => Promise<readonly string[]>

/** More than one, so that no reader takes the last known order for the only one. */
const severalChanges = 2
/** So many orders of a company are kept while no page of it is open. */
const maxUnread = 50

const audienceKey = ({ companyId, onlyOf = '' }: OrderAudience): string => `${companyId} ${onlyOf}`

/** Counted from the start of the instance, so that two instances do not count alike. */
function createCounts() {
  let lost = 0
  const byAudience = new Map<string, OrderChanges>()
  const start = Date.now()
  return {
    /** For those who see all orders of the company, and for each who sees this one among their own. */
    add(companyId: string, last: string, keepers: readonly string[]): void {
      for (const onlyOf of [undefined, ...keepers]) {
        const key = audienceKey({ companyId, ...(onlyOf !== undefined && { onlyOf }) })
        byAudience.set(key, { changes: (byAudience.get(key)?.changes ?? 0) + 1, last })
      }
    },
    addLost(): void {
      lost += severalChanges
    },
    /** Undefined if none has changed. */
    of(audience: OrderAudience): OrderChanges | undefined {
      const known = byAudience.get(audienceKey(audience))
      return known && { ...known, changes: start + known.changes + lost }
    },
  }
}

/** While no page of a company is open, who sees its changed orders is asked only when one is opened. */
export function createOrderChanges(keepersOf: KeepersOf) {
  const counts = createCounts()
  const unread = new Map<string, Set<string>>()
  const counting = new Map<string, Promise<void>>()

  /** Returns those who see the order although members see only their own. */
  async function add(companyId: string, number: string): Promise<readonly string[]> {
    const keepers = await keepersOf(number)
    counts.add(companyId, number, keepers)
    return keepers
  }
  async function countUnread(companyId: string): Promise<void> {
    const numbers = unread.get(companyId) ?? new Set()
    unread.delete(companyId)
    if (numbers.size > maxUnread) return counts.addLost()
    for (const number of numbers) await add(companyId, number)
  }
  /** Of several pages that are opened at once, each waits until all is counted. */
  async function untilCounted(companyId: string): Promise<void> {
    await counting.get(companyId)
    if (!unread.has(companyId)) return
    const counted = countUnread(companyId).finally(() => counting.delete(companyId))
    counting.set(companyId, counted)
    await counted
  }
  return {
    add,
    addLost: counts.addLost,
    async of(audience: OrderAudience | undefined): Promise<OrderChanges | undefined> {
      if (audience) await untilCounted(audience.companyId)
      return audience && counts.of(audience)
    },
    addUnread(companyId: string, number: string): void {
      const numbers = unread.get(companyId) ?? new Set()
      // One more than the limit says that there were too many.
      if (numbers.size <= maxUnread) numbers.add(number)
      unread.set(companyId, numbers)
    },
  }
}
