import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import { type SessionState, useSession } from '#web/client/session-state.ts'

/** Makes a refusal an error, as the library requires. */
export class RefusedCall extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.refusal)
    this.refusal = refusal
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: RefusedCall
  }
}

/** A refusal stays the same however often it is requested; a lost connection may come back. */
const isWorthRetrying = (failures: number, { refusal }: RefusedCall) =>
  failures < 1 && refusal.refusal === 'unreachable'

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, refetchOnWindowFocus: false },
      // Without this a change made offline would be sent later, when the user may want something else.
      mutations: { networkMode: 'always' },
    },
  })

let browserClient: QueryClient | undefined

/** One for all pages of a browser tab; on the server one for each page, since it renders for many users. */
function sharedClient(): QueryClient {
  if (typeof window === 'undefined') return createClient()
  // The library only listens while one of its pages is shown.
  onlineManager.setOnline(navigator.onLine)
  browserClient ??= createClient()
  return browserClient
}

const UserContext = createContext('')

/** The user whose answers are cached; the first part of every query key. */
export const useQueryUser = (): string => use(UserContext)

const customerOf = ({ loggedIn, person }: SessionState) => (loggedIn ? (person?.id ?? 'unknown') : 'visitor')

type QueryLayerProps = {
  /** Who is logged in; by default the customer of this page. */
  readonly user?: string
  readonly children: ReactNode
}

/** Around the pages that read from the API. Content pages and homes do not use it, so they never load the library. */
export function QueryLayer({ user, children }: QueryLayerProps) {
  const customer = useSession(customerOf)
  const [client] = useState(sharedClient)
  const current = user ?? customer
  useEffect(() => {
    const isOfAnother = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== current
    client.removeQueries({ predicate: isOfAnother })
  }, [client, current])
  return (
    <UserContext value={current}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </UserContext>
  )
}
