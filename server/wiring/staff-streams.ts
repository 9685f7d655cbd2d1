import { newsOfApplications } from '#server/certification/index.ts'
import {
  createStaffStreams,
  type NewsOf,
  newsChannel,
  newsOfMentions,
  type StaffStreams,
} from '#server/console/index.ts'
import { isSessionOpen } from '#server/identity/index.ts'
import { changesOfOrder, newsOfOrders } from '#server/orders/index.ts'
import { newsOfAcceptances, newsOfRequests } from '#server/quotes/index.ts'
import { newsOfRates } from '#server/rates/index.ts'
import type { StreamDeps } from './notification-streams.ts'

const newsOf: NewsOf = {
  orders: newsOfOrders,
  requests: newsOfRequests,
  acceptances: newsOfAcceptances,
  certifications: newsOfApplications,
  rates: newsOfRates,
  mentions: newsOfMentions,
}

/** Passes the changes of every instance on to the streams of this one. */
export async function openStaffStreams({ database, listener, log }: StreamDeps): Promise<StaffStreams> {
  const streams = createStaffStreams({ db: database.db, log, isSessionOpen, newsOf, changesOfOrder })
  await listener.listen(newsChannel, streams.wake)
  return streams
}
