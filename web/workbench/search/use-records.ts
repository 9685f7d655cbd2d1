import { useCallback, useMemo } from 'react'
import type { MemberView } from '#contract/certification.ts'
import type { RequestView } from '#contract/requests.ts'
import { may, type Permission } from '#domain/access/permissions.ts'
import { orderUrl, quoteUrl, requestUrl, workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { createFind } from '#domain/places/match-text.ts'
import type { Result } from '#domain/values/refusal.ts'
import { maxSelected } from '#domain/values/selection.ts'
import { call } from '#web/client/call.ts'
import { useCurrentAccess } from '#web/components/gate/use-current-access.ts'
import { useOrderSummary } from '#web/components/orders/use-order-summary.ts'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'
import { useRequestSummary } from '#web/workbench/quotes/use-request-summary.ts'

/** Of each kind; a user who needs more opens the list. */
const foundPerKind = 5
const quiet = { hidesOfflineToast: true }

function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

/** Reads once for all searches of a dialog, and again after an error. */
function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

const byName = (code: string, name: string, aliases: readonly (string | null | undefined)[]) => ({
  code,
  name: { zh: name, en: name },
  pinyin: '',
  aliases: aliases.flatMap((alias) => alias ?? []),
})

type RequestsQuery = { readonly search?: string; readonly size: number }
type FindRecords = (text: string) => Promise<readonly ComboboxOption[]>

/** The quotes of the company; the API searches them. */
function useQuotes(): FindRecords {
  const { t } = useTranslation('workbench')
  const summaryOf = useQuoteSummary()
  return useMemo(
    () => async (search) => {
      const query = { search, size: foundPerKind }
      const { rows } = orThrow(await call('GET /api/quotes', { query }, quiet))
      return rows.map((quote) => ({
        value: quoteUrl(quote.number),
        label: quote.number,
        detail: summaryOf(quote),
        code: t('search.groups.quotes'),
      }))
    },
    [t, summaryOf],
  )
}

/** The orders of the company, by any of their numbers; the API searches them. */
function useOrders(): FindRecords {
  const { t } = useTranslation('workbench')
  const summaryOf = useOrderSummary()
  return useMemo(
    () => async (search) => {
      const query = { search, size: foundPerKind }
      const { rows } = orThrow(await call('GET /api/orders', { query }, quiet))
      return rows.map((order) => ({
        value: orderUrl(order.number),
        label: order.number,
        detail: [summaryOf(order), order.ownReference].filter(Boolean).join(' · '),
        code: t('search.groups.orders'),
      }))
    },
    [t, summaryOf],
  )
}

/** The latest requests, which are found by their service too; the API searches all others. */
function useRequests(): FindRecords {
  const { t } = useTranslation('workbench')
  const summaryOf = useRequestSummary()
  return useMemo(() => {
    const readPage = async (query: RequestsQuery) =>
      orThrow(await call('GET /api/requests', { query }, quiet))
    const readLatest = readOnce(() => readPage({ size: maxSelected }))
    const kindOf = ({ kind }: RequestView) => t(`requests:kinds.${kind}`)
    const find = createFind<RequestView>((request) => {
      const { from, to, goods } = request.details
      return byName(request.number, summaryOf(request), [from, to, goods, kindOf(request)])
    })
    return async (text) => {
      const latest = await readLatest()
      const older = latest.next === null ? [] : (await readPage({ search: text, size: foundPerKind })).rows
      const found = [...find(text, latest.rows, foundPerKind), ...older]
      const byNumber = new Map(found.map((request) => [request.number, request]))
      return [...byNumber.values()].slice(0, foundPerKind).map((request) => ({
        value: requestUrl(request.number),
        label: request.number,
        detail: [kindOf(request), summaryOf(request)].filter(Boolean).join(' · '),
        code: t('search.groups.requests'),
      }))
    }
  }, [t, summaryOf])
}

const findMembers = createFind<MemberView>(({ personId, name, mobile, email }) =>
  byName(personId, name, [mobile, email]),
)

/** The people of the company; its page opens. */
function useMembers(): FindRecords {
  const { t } = useTranslation('workbench')
  return useMemo(() => {
    const read = readOnce(async () => orThrow(await call('GET /api/certification/members', {}, quiet)))
    return async (text) =>
      findMembers(text, await read(), foundPerKind).map(({ personId, name, mobile, email }) => ({
        value: `${workbenchPaths.company}#${personId}`,
        label: name,
        detail: mobile ?? email ?? '',
        code: t('search.groups.people'),
      }))
  }, [t])
}

/** What of the user's own records matches a text, as far as the user may read them. */
export function useRecords(): FindRecords {
  const access = useCurrentAccess()
  const allows = (permission: Permission) => access.status === 'person' && may(access.actor, permission)
  const all = [useQuotes(), useRequests(), useMembers(), useOrders()] as const
  const quotes = allows('read-quotes') && all[0]
  const requests = allows('read-requests') && all[1]
  const members = allows('manage-members') && all[2]
  const orders = allows('read-company-orders') && all[3]
  return useCallback(
    async (text) => {
      const found = [orders, quotes, requests, members].map((find) => (find ? find(text) : []))
      return (await Promise.all(found)).flat()
    },
    [orders, quotes, requests, members],
  )
}
