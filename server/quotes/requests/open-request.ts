import { canonicalText } from '#domain/quotes/canonical.ts'
import { visitorRequestLimits } from '#domain/quotes/visitor-request.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { holdTrade } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { Asker } from '#server/quotes/access.ts'
import { nextDocumentNumber } from '#server/quotes/document-number-store.ts'
import {
  countOpenRequestsOf,
  findRequest,
  findRequestBySaveKey,
  insertRequest,
  lockRequestsOf,
  type NewRequest,
  type StoredRequest,
} from './request-store.ts'

// Our choice: staff answer within a day, so more open requests are not needed.
const maxOpenRequests = 10

const maxOpenOf = ({ personId }: Asker): number =>
  personId === null ? visitorRequestLimits.open : maxOpenRequests

export type SentRequest = Pick<
  NewRequest,
  'kind' | 'details' | 'contactName' | 'contactPhone' | 'brand' | 'saveKey'
>

const contentText = ({ kind, details, contactName, contactPhone, brand }: SentRequest): string =>
  canonicalText({ kind, details, contactName, contactPhone, brand })

/** The request of an earlier try with the same key; the key belongs to one content. */
export async function sentEarlier(
  db: Db,
  asker: Asker,
  sent: SentRequest,
): Promise<Result<StoredRequest> | undefined> {
  const stored = sent.saveKey && (await findRequestBySaveKey(db, asker, sent.saveKey))
  if (!stored) return undefined
  return contentText(stored) === contentText(sent) ? ok(stored) : refusal('key-used')
}

type OpenedRequest = SentRequest & Pick<NewRequest, 'linkCode'> & { readonly day: string }

/** Within the limit of open requests. Of several tries with one key, one request is made. */
export async function openRequest(
  db: Db,
  asker: Asker,
  { day, ...sent }: OpenedRequest,
): Promise<Result<StoredRequest>> {
  await lockRequestsOf(db, asker)
  // Of several tries at once, the others wait for the lock.
  const meanwhile = await sentEarlier(db, asker, sent)
  if (meanwhile) return meanwhile
  const trade = asker.companyId === null ? ok(null) : await holdTrade(db, asker.companyId)
  if (!trade.ok) return trade
  const max = maxOpenOf(asker)
  if ((await countOpenRequestsOf(db, asker)) >= max) return refusal('too-many-open-requests', { max })
  const number = await nextDocumentNumber(db, 'request', day)
  await insertRequest(db, asker, { number, ...sent, state: 'open' })
  const stored = await findRequest(db, number)
  return stored ? ok(stored) : refusal('not-found')
}
