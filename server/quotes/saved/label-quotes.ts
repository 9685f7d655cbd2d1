import type { DataOf } from '#contract/call.ts'
import type { labelQuote as labelCall, listLabels as listCall } from '#contract/quotes.ts'
import { readLabels } from '#domain/quotes/labels.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { rateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { labelsOf, setLabels } from './quote-store.ts'

type Deps = Pick<QuoteDeps, 'database'>

/** Replaces all labels of a quote; of two people who do so at once, the last one wins. */
export async function labelQuote(
  { database }: Deps,
  { body, principal }: EndpointInput<typeof labelCall>,
): Promise<Verdict<DataOf<typeof labelCall>>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const labels = readLabels(body.labels)
  if (!labels.ok) return labels
  const isFound = await setLabels(database.queries, body.number, viewer.value, labels.value)
  return isFound ? accept({ labels: [...labels.value] }) : refuse('not-found')
}

/** Every label in use, for the filter of the list. */
export async function listLabels(
  { database }: Deps,
  { principal }: EndpointInput<typeof listCall>,
): Promise<Verdict<DataOf<typeof listCall>>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  return accept({ labels: await labelsOf(database.queries, viewer.value) })
}
