import { requestIdHeader } from '#contract/envelope-codes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { asLanguage } from '#domain/language/language.ts'
import { memoByText } from '#domain/values/memo-by-text.ts'
import {
  type FindReply,
  headerList,
  type OwnTexts,
  type ReplyHead,
} from '#server/platform/http/connections/fast-path.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'
import { headersFor, pagePolicy } from '#server/platform/http/replies/security-headers.ts'
import { readRequestInfo } from '#server/platform/http/requests/read-request-info.ts'
import type { LogRequest } from '#server/platform/http/requests/request-log.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { newNonce } from './nonce.ts'
import type { NoncedPage } from './nonced-page.ts'
import { pageBody, pageHeaders, type ReplyKind, replyKindOf, statusOf } from './page-reply.ts'
import { type Pages, queryNamesIn } from './pages.ts'

type FindDeps = {
  readonly pages: Pages
  readonly settings: HttpSettings
  readonly logRequest: LogRequest
}

/** Other URLs go through the router. */
const cacheableUrl = /^(\/[^?#]*)(?:\?([^#]*))?$/
const partsOfUrl = memoByText((url) => {
  const [, path, query] = url.length <= sizeLimits.urlCharacters ? (cacheableUrl.exec(url) ?? []) : []
  const params = new URLSearchParams(query)
  return { path, lang: params.get('lang'), names: queryNamesIn(params) }
})

type Heads = { readonly linked: Map<ReplyKind, ReplyHead>; readonly unlinked: Map<ReplyKind, ReplyHead> }
const headsOfPages = new WeakMap<NoncedPage, Heads>()

function headsOf(page: NoncedPage): Heads {
  const known = headsOfPages.get(page)
  if (known) return known
  const heads: Heads = { linked: new Map(), unlinked: new Map() }
  headsOfPages.set(page, heads)
  return heads
}

const idHeader = ({ requestId }: OwnTexts) => [requestIdHeader, requestId]
const policyAndId = (texts: OwnTexts) => [
  'content-security-policy',
  pagePolicy(texts.nonce, false),
  ...idHeader(texts),
]

/** A cached page has one origin and one language, so its headers are made once for each kind of reply. */
function replyHead(page: NoncedPage, kind: ReplyKind, linked: Language | undefined, origin: string) {
  const heads = headsOf(page)[linked ? 'linked' : 'unlinked']
  const known = heads.get(kind)
  if (known) return known
  const length = kind !== 'unchanged' && { 'content-length': String(page[kind].bytes.length) }
  const headers = headerList(headersFor(origin), { ...pageHeaders(page, kind, linked), ...length })
  const ownHeaders = kind === 'unchanged' ? idHeader : policyAndId
  const head = { status: statusOf(page, kind), headers, ownHeaders }
  heads.set(kind, head)
  return head
}

/** A cached page with the same headers, request log and request context as the middleware. */
export function findCachedPage({ pages, settings, logRequest }: FindDeps): FindReply {
  return ({ url, read, remoteAddress, localPort }) => {
    const { path, lang, names } = partsOfUrl(url)
    if (path === undefined || !pages.ignoresQuery(path, names)) return undefined
    const startedAt = performance.now()
    const request = readRequestInfo({ read, remoteAddress, localPort, langParam: lang }, settings)
    const { brand, language, origin, requestId } = request
    const page = brand && pages.find({ brand, language, origin, path })
    if (!page) return undefined
    const kind = replyKindOf(page, read)
    const head = replyHead(page, kind, asLanguage(lang), origin)
    const log = () => logRequest({ request, method: 'GET', path, status: head.status, startedAt })
    if (kind === 'unchanged') return { head, texts: { nonce: '', requestId }, body: undefined, log }
    const nonce = newNonce()
    return { head, texts: { nonce, requestId }, body: pageBody(page, kind, nonce), log }
  }
}
