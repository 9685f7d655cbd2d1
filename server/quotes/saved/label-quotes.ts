import type { DataOf } from '#contract/call.ts'
import type { labelQuote as labelCall, listLabels as listCall } from '#contract/quotes.ts'
import type { labelQuotes as labelSeveralCall } from '#contract/selected-quotes.ts'
import { changeLabels, readLabels } from '#domain/quotes/saved/labels.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { requireQuoteReader } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { type LabelledQuote, labelsOf, lockLabels, setLabels } from './quote-store.ts'

type Deps = Pick<QuoteDeps, 'database'>
type Labels = readonly string[]

const isSame = (one: Labels, other: Labels) =>
  one.length === other.length && one.every((label, index) => label === other[index])

async function writeLabels(
  db: Db,
  doer: Doer,
  { id, number, labels: before }: LabelledQuote,
  after: Labels,
): Promise<boolean> {
  if (isSame(before, after)) return false
  await setLabels(db, id, after)
  await audit(db, doer, {
    action: 'quote-labelled',
    subjectId: null,
    before: { quote: number, labels: before },
    after: { quote: number, labels: after },
  })
  return true
}

/** All quotes or none: every change is decided before the first one is written. Returns how many changed. */
async function relabel(
  { database }: Deps,
  doer: Doer,
  numbers: readonly string[],
  change: (labels: Labels) => Result<Labels>,
): Promise<Result<number>> {
  const viewer = requireQuoteReader(doer.principal.actor)
  if (!viewer.ok) return viewer
  return database.transaction(async (db) => {
    const quotes = await lockLabels(db, numbers, viewer.value)
    if (quotes.length < new Set(numbers).size) return refusal('not-found')
    const changes: (readonly [LabelledQuote, Labels])[] = []
    for (const quote of quotes) {
      const labels = change(quote.labels)
      if (!labels.ok) return labels
      changes.push([quote, labels.value])
    }
    let changed = 0
    for (const [quote, labels] of changes) if (await writeLabels(db, doer, quote, labels)) changed += 1
    return ok(changed)
  })
}

/** Replaces all labels of a quote; of two people who do so at once, the last one wins. */
export async function labelQuote(
  deps: Deps,
  input: EndpointInput<typeof labelCall>,
): Promise<Result<DataOf<typeof labelCall>>> {
  const labels = readLabels(input.body.labels)
  const changed = await relabel(deps, input, [input.body.number], () => labels)
  if (!changed.ok) return changed
  return labels.ok ? ok({ labels: [...labels.value] }) : labels
}

export async function labelQuotes(
  deps: Deps,
  input: EndpointInput<typeof labelSeveralCall>,
): Promise<Result<DataOf<typeof labelSeveralCall>>> {
  const { numbers, ...change } = input.body
  const changed = await relabel(deps, input, numbers, (labels) => changeLabels(labels, change))
  return changed.ok ? ok({ changed: changed.value }) : changed
}

/** Every label in use, for the filter of the list. */
export async function listLabels(
  { database }: Deps,
  { principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const viewer = requireQuoteReader(principal.actor)
  if (!viewer.ok) return viewer
  return ok({ labels: await labelsOf(database.db, viewer.value) })
}
