import { canonicalText } from '#domain/quotes/query/canonical.ts'
import { visitorRequestLimits } from '#domain/quotes/requests/visitor-request.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { holdTrade } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { Asker } from '#server/quotes/access.ts'
import { nextDocumentNumber } from '#server/quotes/document-number-store.ts'
import { insertAttachments } from './attachment-store.ts'
import { holdAttachments } from './attachments.ts'
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
> & {
  /** Ids of uploaded files. */
  readonly attachments?: readonly string[]
}

const contentText = (request: SentRequest): string => {
  const { kind, details, contactName, contactPhone, brand, attachments = [] } = request
  return canonicalText({ kind, details, contactName, contactPhone, brand, attachments: [...attachments] })
}

const contentOf = (stored: StoredRequest): SentRequest => ({
  ...stored,
  attachments: stored.attachments.map(({ id }) => id),
})

/** The request of an earlier try with the same key; the key belongs to one content. */
export async function sentEarlier(
  db: Db,
  asker: Asker,
  sent: SentRequest,
): Promise<Result<StoredRequest> | undefined> {
  const stored = sent.saveKey && (await findRequestBySaveKey(db, asker, sent.saveKey))
  if (!stored) return undefined
  return contentText(contentOf(stored)) === contentText(sent) ? ok(stored) : refusal('key-used')
}

type OpenedRequest = SentRequest & Pick<NewRequest, 'linkCode'> & { readonly day: string }

/** Within the limit of open requests. Of several tries with one key, one request is made. */
export async function openRequest(
  db: Db,
  asker: Asker,
  { day, attachments = [], ...content }: OpenedRequest,
): Promise<Result<StoredRequest>> {
  await lockRequestsOf(db, asker)
  // Of several tries at once, the others wait for the lock.
  const meanwhile = await sentEarlier(db, asker, { ...content, attachments })
  if (meanwhile) return meanwhile
  const trade = asker.companyId === null ? ok(null) : await holdTrade(db, asker.companyId)
  if (!trade.ok) return trade
  const max = maxOpenOf(asker)
  if ((await countOpenRequestsOf(db, asker)) >= max) return refusal('too-many-open-requests', { max })
  const files = await holdAttachments(db, asker, attachments)
  if (!files.ok) return files
  const number = await nextDocumentNumber(db, 'request', day)
  const id = await insertRequest(db, asker, { number, ...content, state: 'open' })
  await insertAttachments(db, id, files.value)
  const stored = await findRequest(db, number)
  return stored ? ok(stored) : refusal('not-found')
}
