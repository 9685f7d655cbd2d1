import { activityEndpoints } from '#server/activities/index.ts'
import { addressEndpoints } from '#server/addresses/index.ts'
import { areColleagues, certificationEndpoints, isLicenceOfOwnCompany } from '#server/certification/index.ts'
import {
  findStaff,
  ownedRequests,
  ownersOfRequests,
  type StaffStreams,
  staffWho,
} from '#server/console/index.ts'
import { contactEndpoints } from '#server/contacts/index.ts'
import { contentEndpoints } from '#server/content/index.ts'
import { dictionaryEndpoints } from '#server/dictionaries/index.ts'
import { fileEndpoints } from '#server/files/index.ts'
import {
  contactOf,
  createSpendVisitorCode,
  createTakeMessageBudget,
  findPeople,
  hasAccount,
} from '#server/identity/index.ts'
import {
  developmentOutboxEndpoints,
  type NotificationStreams,
  type Notify,
  notificationEndpoints,
} from '#server/notifications/index.ts'
import { canSeeDocument, canSeeInstruction, orderEndpoints } from '#server/orders/index.ts'
import { placeEndpoints } from '#server/places/index.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { type Config, isDevelopment } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { traced } from '#server/platform/request-trace.ts'
import type { Storage } from '#server/platform/storage/open-store.ts'
import { canSeeAttachment, type PriceCache, quoteEndpoints } from '#server/quotes/index.ts'
import { ChoicesInForce, publicRateEndpoints, type TariffsInForce } from '#server/rates/index.ts'
import { scheduleEndpoints } from '#server/schedules/index.ts'
import { findUsedFiles } from './find-used-files.ts'
import { wiredIdentityEndpoints } from './identity-endpoints.ts'
import { wiredBankAccounts, wiredPayments } from './online-payments.ts'
import { staffEndpoints } from './staff-endpoints.ts'

export type EndpointDeps = Storage & {
  readonly config: Config
  readonly metrics: Metrics
  readonly database: Database
  readonly jobs: Jobs
  readonly notify: Notify
  readonly originOf: OriginOf
  readonly streams: NotificationStreams
  readonly staffStreams: StaffStreams
  readonly priceCache: PriceCache
  readonly tariffsInForce: TariffsInForce
}

/** With what requests of visitors take from identity and the outbox. */
const wiredQuoteEndpoints = ({
  config,
  database,
  jobs,
  notify,
  originOf,
  priceCache,
  metrics,
  store,
}: EndpointDeps) =>
  quoteEndpoints({
    database,
    clock,
    store,
    priceCache,
    findPeople,
    findStaff,
    findRequestOwners: ownersOfRequests,
    ownedRequests,
    notify,
    originOf,
    writeMessage: (client, message) => putIntoOutbox(client, jobs, message),
    takeMessageBudget: createTakeMessageBudget(metrics),
    spendVisitorCode: createSpendVisitorCode({ database, secretKey: config.SECRET_KEY }),
  })

/** Who may read a file is decided by the capability that uses it. */
const fileReaders = {
  isLicenceOfOwnCompany,
  areColleagues,
  canSeeAttachment,
  canSeeInstruction,
  canSeeDocument,
}

/** Every endpoint of the server, with the functions each capability takes from others. */
export function allEndpoints(deps: EndpointDeps): readonly Endpoint[] {
  const { config, metrics, database, jobs, notify, store, scan, originOf, streams, staffStreams } = deps
  const { tariffsInForce } = deps
  const paying = wiredPayments(config, originOf)
  const endpoints = [
    ...dictionaryEndpoints(database),
    ...activityEndpoints(database, clock),
    ...contactEndpoints(database),
    ...contentEndpoints(tariffsInForce),
    ...publicRateEndpoints(tariffsInForce, new ChoicesInForce(database, clock, tariffsInForce)),
    ...placeEndpoints({ database }),
    ...scheduleEndpoints({ database, clock }),
    ...wiredIdentityEndpoints({ database, jobs, secretKey: config.SECRET_KEY, notify, originOf, metrics }),
    ...fileEndpoints({ database, store, scan, findUsedFiles, ...fileReaders }),
    ...certificationEndpoints({ database, clock, findPeople, hasAccount, notify, jobs, originOf }),
    ...wiredQuoteEndpoints(deps),
    ...orderEndpoints({
      database,
      clock,
      store,
      jobs,
      findPeople,
      findStaff,
      staffWho,
      payments: paying.payments,
      bankAccounts: wiredBankAccounts(config),
    }),
    ...paying.endpoints,
    ...addressEndpoints({ database, clock }),
    ...notificationEndpoints({ database, contactOf, streams }),
    ...staffEndpoints({ config, database, jobs, notify, store, staffStreams }),
    ...(isDevelopment(config) ? developmentOutboxEndpoints(database, jobs) : []),
  ]
  return endpoints.map(traced)
}
