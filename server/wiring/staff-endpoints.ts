import { companiesOfMembers, companyOfPerson, reviewEndpoints } from '#server/certification/index.ts'
import { consoleEndpoints, demoStaffEndpoints, findStaff, type StaffStreams } from '#server/console/index.ts'
import { consolePeopleEndpoints, findPeople, searchPeopleIds } from '#server/identity/index.ts'
import type { Notify } from '#server/notifications/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database, PoolClient } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import { createRecogniser } from '#server/platform/recognition/recognise-text.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { alertsJobName } from '#server/quotes/index.ts'
import { demoExchangeSource, httpExchangeSource, rateEndpoints } from '#server/rates/index.ts'
import { readCompanyTrade } from './company-trade.ts'
import { consoleFinders } from './console-finders.ts'
import { consoleRecords } from './console-records.ts'

export type StaffDeps = {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  readonly notify: Notify
  readonly store: FileStore
  readonly staffStreams: StaffStreams
}

/** Separate from the customers' limit, so that a rush of customers does not lock staff out. */
const passwordLimits = { concurrent: 1, queued: 20 }

/** The configured source; with demo data and without one, a source of invented rates. */
function wiredExchangeSource({ external, demoData }: Config) {
  if (external.exchangeRates) return httpExchangeSource(external.exchangeRates, systemClock)
  return demoData ? demoExchangeSource(systemClock) : undefined
}

/** Everything that is answered on the console's host. */
export function staffEndpoints({ config, database, jobs, notify, store, staffStreams }: StaffDeps) {
  const secretKey = config.SECRET_KEY
  const publishLimits = { rates: config.SECOND_PERSON_RATES, marginPercent: config.SECOND_PERSON_MARGIN }
  const recogniseText = createRecogniser()
  const onPricesChanged = (client: PoolClient) => jobs.enqueue(client, alertsJobName, {})
  return [
    ...consoleEndpoints({
      database,
      secretKey,
      passwords: createPasswords(passwordLimits),
      streams: staffStreams,
      clock: systemClock,
      finders: consoleFinders,
      records: consoleRecords,
    }),
    ...reviewEndpoints({
      database,
      clock: systemClock,
      findPeople,
      searchPeopleIds,
      readTrade: readCompanyTrade,
      findStaff,
      notify,
      store,
      recogniseText,
    }),
    ...consolePeopleEndpoints({ database, notify, jobs, companyOfPerson, companiesOfMembers }),
    ...rateEndpoints({
      database,
      clock: systemClock,
      publishLimits,
      exchangeSource: wiredExchangeSource(config),
      findStaff,
      onPricesChanged,
    }),
    ...(config.demoData ? demoStaffEndpoints({ database, secretKey }) : []),
  ]
}
