import { useEffect, useEffectEvent } from 'react'
import { useMatch, useNavigate, useSearchParams } from 'react-router'
import type { CallKey } from '#contract/client.ts'
import type { ConsoleNews } from '#contract/console.ts'
import type { NewsKind } from '#domain/access/console-news.ts'
import { may, type Permission } from '#domain/access/permissions.ts'
import { call } from '#web/client/call.ts'
import { followStream } from '#web/client/event-stream.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { consoleHome } from '#web/page/console-pages.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { type Arrival, forgetNews, forgetReaders, markNewsSeen, takeNews } from './news-state.ts'
import { refreshWhenAttended } from './refresh-when-attended.ts'
import { orderPath, requestPath } from './sections.ts'
import { useActor } from './staff-state.ts'
import { openParam } from './use-detail.ts'

/** The answers that a change makes out of date. A request itself is not read again: the user may be answering it. */
const readAgain: Readonly<Record<NewsKind, readonly CallKey[]>> = {
  orders: ['GET /api/console/orders'],
  requests: ['GET /api/console/requests'],
  // A request whose offer was accepted has no answer to write any more.
  acceptances: [
    'GET /api/console/acceptances',
    'GET /api/console/endingOffers',
    'GET /api/console/request',
    'GET /api/console/requests',
  ],
  certifications: ['GET /api/console/companies'],
  rates: ['GET /api/console/rates', 'GET /api/console/rates/duties'],
  mentions: ['GET /api/console/mentions'],
}

const pathOf: Readonly<Record<NewsKind, (label: string) => string>> = {
  orders: orderPath,
  requests: requestPath,
  acceptances: requestPath,
  certifications: () => '/console/certifications',
  rates: (code) => `/console/rates?search=${encodeURIComponent(code)}`,
  mentions: () => consoleHome,
}

const isNews = (event: unknown): event is ConsoleNews =>
  typeof event === 'object' && event !== null && 'news' in event

/** Tells what is new, with a step that keeps the page and what is typed there until it is taken. */
function useTell() {
  const { t } = useTranslation('console')
  const navigate = useNavigate()
  return ({ kind, label }: Arrival) =>
    showToast('info', t(`news.${kind}`, { label }), {
      text: t('news.open'),
      run: () => void navigate(pathOf[kind](label)),
    })
}

/** Whose readers are shown to each other: those who work on it. */
const workPermissions = {
  requests: 'answer-requests',
  orders: 'read-all-orders',
  rates: 'publish-rates',
} as const satisfies Record<string, Permission>

/** What is open on this page, if its readers are shown to each other. */
function useOpenNumber(kind: keyof typeof workPermissions): string | undefined {
  const match = useMatch(`/console/${kind}/:number?`)
  const [params] = useSearchParams()
  const number = match ? (match.params.number ?? params.get(openParam)) : undefined
  return may(useActor(), workPermissions[kind]) ? (number ?? undefined) : undefined
}

/** Other pages below the list of rates have a word in its place. */
const rateId = /^[\da-f-]{36}$/

function useOpenRate(): string | undefined {
  const opened = useOpenNumber('rates')
  return opened !== undefined && rateId.test(opened) ? opened : undefined
}

/** Follows what is new for the roles of the user: counts, toasts, and lists that are read again. Used once, by the shell. */
export function useStaffNews(): void {
  const { userId } = useActor()
  const request = useOpenNumber('requests')
  const order = useOpenNumber('orders')
  const rate = useOpenRate()
  const tell = useEffectEvent(useTell())
  const invalidate = useInvalidate()
  const refresh = useEffectEvent((kinds: readonly NewsKind[]) =>
    invalidate(...kinds.flatMap((kind) => readAgain[kind])),
  )
  // Another user must not see what was sent to the former one.
  useEffect(() => (userId === '' ? undefined : forgetNews), [userId])
  useEffect(() => {
    if (userId === '') return
    const lists = refreshWhenAttended<NewsKind>((kinds) => refresh(kinds))
    const stream = followStream({
      open: (options) =>
        call(
          'GET /api/console/watch',
          { query: { ...(request && { request }), ...(order && { order }), ...(rate && { rate }) } },
          options,
        ),
      onEvent(event) {
        if (!isNews(event)) return
        const { arrivals, changed } = takeNews(event)
        for (const arrival of arrivals) tell(arrival)
        lists.add(changed)
      },
      staysWhenHidden: true,
    })
    document.addEventListener('visibilitychange', markNewsSeen)
    return () => {
      document.removeEventListener('visibilitychange', markNewsSeen)
      stream.stop()
      lists.stop()
      forgetReaders()
    }
  }, [userId, request, order, rate])
}
