import { brandOf, developmentHosts } from '#domain/brands/brands.ts'
import { activityEndpoints } from '#server/activities/index.ts'
import {
  areColleagues,
  certificationEndpoints,
  isLicenceOfOwnCompany,
  membershipStatusOf,
} from '#server/certification/index.ts'
import { rolesOf } from '#server/console/index.ts'
import { contactEndpoints } from '#server/contacts/index.ts'
import { contentEndpoints } from '#server/content/index.ts'
import { dictionaryEndpoints } from '#server/dictionaries/index.ts'
import { fileEndpoints, fileRemovalJob } from '#server/files/index.ts'
import {
  contactOf,
  createAuthenticate,
  createAuthenticateStaff,
  findPeople,
  identitySweep,
  isHere,
} from '#server/identity/index.ts'
import {
  createNotify,
  developmentOutboxEndpoints,
  notificationEndpoints,
  notificationSweep,
  type Watch,
} from '#server/notifications/index.ts'
import { createSite, finishedBuild, type PageSource, swiftLane } from '#server/pages/index.ts'
import { placeEndpoints } from '#server/places/index.ts'
import {
  addressesOf,
  type BrandAddress,
  consoleAddressOf,
  type OriginOf,
  originsOf,
} from '#server/platform/addresses.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, ConfigurationError, readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { demoPricesJob } from '#server/platform/database/demo-prices-job.ts'
import type { Embedded } from '#server/platform/database/embedded.ts'
import { hear } from '#server/platform/database/hear.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { createApp } from '#server/platform/http/app.ts'
import { type ListenOptions, listen } from '#server/platform/http/listen.ts'
import { operations } from '#server/platform/http/operations.ts'
import type { AuthenticateByAccess } from '#server/platform/http/principal.ts'
import { createRecord } from '#server/platform/http/record.ts'
import type { DoorSettings } from '#server/platform/http/visitor.ts'
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts'
import { createLog, type Log } from '#server/platform/logs.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { deliveryJob } from '#server/platform/outbox/outbox.ts'
import { providersOf, startWarnings } from '#server/platform/outbox/providers.ts'
import { Started } from '#server/platform/started.ts'
import { openStorage, type Storage } from '#server/platform/storage/open-store.ts'
import { draftSweep, sweepDrafts } from '#server/platform/storage/sweep-drafts.ts'
import { alertsJob, quoteEndpoints } from '#server/quotes/index.ts'
import { previewSweep } from '#server/rates/index.ts'
import { scheduleEndpoints } from '#server/schedules/index.ts'
import { staffEndpoints } from './main-console.ts'
import { openNews } from './main-news.ts'
import { peopleEndpoints } from './main-people.ts'
import { withAlerts } from './main-prices.ts'

export type ServeOptions = {
  readonly env?: NodeJS.ProcessEnv
  readonly source?: PageSource
  /** Our own server, when it was started before all this was loaded. */
  readonly database?: Embedded
  readonly before?: ListenOptions['before']
}
export type Serving = {
  readonly port: number
  readonly addresses: readonly BrandAddress[]
  /** Where staff work, if anywhere. */
  readonly consoleAddress: string | undefined
  /** Whether the accounts to try it with are there. */
  readonly hasDemoData: boolean
  stop(): Promise<void>
}

const isDevelopment = (config: Config) => config.QUAYSIDE_MODE === 'development'

type EndpointDeps = Storage & {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  readonly originOf: OriginOf
  readonly watch: Watch
}

function endpointsOf({ config, database, jobs, store, scan, originOf, watch }: EndpointDeps) {
  const notify = createNotify({ jobs, contactOf, originOf })
  return [
    ...dictionaryEndpoints(database),
    ...activityEndpoints(database, systemClock),
    ...contactEndpoints(database),
    ...contentEndpoints(),
    ...placeEndpoints({ database }),
    ...scheduleEndpoints({ database, clock: systemClock }),
    ...peopleEndpoints({ database, jobs, secretKey: config.SECRET_KEY, notify, originOf }),
    ...fileEndpoints({ database, store, scan, isLicenceOfOwnCompany, areColleagues }),
    ...certificationEndpoints({ database, clock: systemClock, findPeople, isHere, notify, jobs, originOf }),
    ...quoteEndpoints({ database, clock: systemClock, findPeople, notify, originOf }),
    ...notificationEndpoints({ database, contactOf, watch }),
    ...withAlerts(staffEndpoints({ config, database, notify, store }), { database, jobs }),
    ...(isDevelopment(config) ? developmentOutboxEndpoints(database, jobs) : []),
  ]
}

type JobDeps = Pick<EndpointDeps, 'config' | 'database' | 'store' | 'originOf'>

async function startJobs(
  url: string,
  { config, database, store, originOf }: JobDeps,
  started: Started,
  log: Log,
) {
  const jobs = createJobs(url, log)
  started.add(() => jobs.stop())
  const providers = await providersOf(config, systemClock)
  const sweeps = [
    identitySweep(database),
    notificationSweep(database),
    previewSweep(database, systemClock),
    draftSweep(store, systemClock),
  ]
  const notify = createNotify({ jobs, contactOf, originOf })
  const prices = [
    alertsJob({ database, clock: systemClock, notify }),
    ...(config.demoData ? [demoPricesJob(url, systemClock)] : []),
  ]
  await jobs.start([deliveryJob(database, providers), ...sweeps, fileRemovalJob(store), ...prices])
  return jobs
}

/** Each instance clears up its own disk; the job of the night runs on one of them only. */
async function openFiles(config: Config, log: Log): Promise<Storage> {
  for (const warning of startWarnings(config)) log.warn(warning)
  const storage = await openStorage(config, systemClock)
  await sweepDrafts(storage.store, systemClock).catch((error: unknown) =>
    log.warn({ err: error }, 'what uploads left behind was not cleared away'),
  )
  return storage
}

function settingsOf(config: Config): DoorSettings {
  const hosts = new Map([...(isDevelopment(config) ? developmentHosts() : []), ...config.BRAND_HOSTS])
  const shown = new Set(hosts.values())
  for (const { name, parent } of [...shown].map(brandOf))
    if (parent && !shown.has(parent))
      throw new ConfigurationError(
        `BRAND_HOSTS: ${name.en} needs a host for ${parent}, where its customers log in`,
      )
  const consoleHost = config.CONSOLE_HOST ?? (isDevelopment(config) ? 'console.localhost' : undefined)
  if (consoleHost && hosts.has(consoleHost))
    throw new ConfigurationError(`CONSOLE_HOST: ${consoleHost} is the host of a brand`)
  const { PUBLIC_SCHEME: scheme } = config
  return { hosts, consoleHost, trustedProxies: new Set(config.TRUSTED_PROXIES), scheme }
}

const authenticateByAccessOf = (database: Database): AuthenticateByAccess => ({
  customer: createAuthenticate(database, membershipStatusOf),
  staff: createAuthenticateStaff(database, rolesOf),
})

/** What whoever started the house wants to know. */
function told(config: Config, settings: DoorSettings, port: number): Omit<Serving, 'stop'> {
  const publicPort = config.PUBLIC_PORT ?? port
  const addresses = addressesOf(settings, publicPort)
  return {
    port,
    addresses,
    consoleAddress: consoleAddressOf(settings, publicPort),
    hasDemoData: config.demoData,
  }
}

async function open(config: Config, options: ServeOptions, started: Started): Promise<Serving> {
  const log = createLog(config.LOG_LEVEL)
  const metrics = createMetrics()
  const readiness = { ready: false }
  const storage = await openFiles(config, log)
  const { store } = storage
  const { url, database } = await openDatabase(config, { started, log, store, early: options.database })
  metrics.watchPool(database.pool)
  const settings = settingsOf(config)
  const place = { port: config.PORT }
  const originOf = originsOf(settings, () => config.PUBLIC_PORT ?? place.port)
  const jobs = await startJobs(url, { config, database, store, originOf }, started, log)
  const watch = await openNews(url, database, started, log)
  const endpoints = endpointsOf({ config, database, jobs, ...storage, originOf, watch })
  const site = createSite(options.source ?? finishedBuild(), { endpoints, clock: systemClock, originOf })
  const changes = await hear(url, 'public_change', () => site.pages.clear(), log)
  started.add(() => changes.stop())
  const record = createRecord(log, metrics, config.SECRET_KEY)
  const app = createApp({
    settings,
    log,
    record,
    operations: operations({ database, metrics, metricsToken: config.METRICS_TOKEN, readiness }),
    endpoints,
    authenticate: authenticateByAccessOf(database),
    answerSite: site.answer,
  })
  const first = swiftLane({ pages: site.pages, settings, record })
  const listening = await listen({ app, host: config.HOST, port: config.PORT, first, before: options.before })
  place.port = listening.port
  started.add(() => listening.stop())
  started.add(() => watch.stop())
  // Readiness goes first, so that a proxy sends nobody while the rest is being ended.
  started.add(async () => {
    readiness.ready = false
  })
  readiness.ready = true
  return { ...told(config, settings, listening.port), stop: () => started.stopAll() }
}

/** Starts the whole house; the only place that knows everyone. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const config = readConfig(options.env ?? process.env)
  const started = new Started()
  try {
    return await open(config, options, started)
  } catch (error) {
    await started.stopAll()
    throw error
  }
}
