import path from 'node:path'
import { developmentHosts } from '#domain/brands/brands.ts'
import { activityEndpoints } from '#server/activities/index.ts'
import { certificationEndpoints, isLicenceOfOwnCompany, standingOf } from '#server/certification/index.ts'
import { rolesOf } from '#server/console/index.ts'
import { contactEndpoints } from '#server/contacts/index.ts'
import { contentEndpoints } from '#server/content/index.ts'
import { dictionaryEndpoints } from '#server/dictionaries/index.ts'
import { fileEndpoints } from '#server/files/index.ts'
import {
  createRecognise,
  createRecogniseStaff,
  findPeople,
  identityEndpoints,
  identitySweep,
} from '#server/identity/index.ts'
import { developmentOutboxEndpoints } from '#server/notifications/index.ts'
import { createSite, finishedBuild, type PageSource, swiftLane } from '#server/pages/index.ts'
import { addressesOf, type BrandAddress } from '#server/platform/addresses.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Embedded } from '#server/platform/database/embedded.ts'
import { hear } from '#server/platform/database/hear.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { createApp } from '#server/platform/http/app.ts'
import { type ListenOptions, listen } from '#server/platform/http/listen.ts'
import { operations } from '#server/platform/http/operations.ts'
import { createRecord } from '#server/platform/http/record.ts'
import type { DoorSettings } from '#server/platform/http/visitor.ts'
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts'
import { createLog, type Log } from '#server/platform/logs.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { deliveryJob, developmentCarriers, missingCarriers } from '#server/platform/outbox/outbox.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import { Started } from '#server/platform/started.ts'
import { diskStore } from '#server/platform/storage/disk-store.ts'

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
  /** Whether the accounts to try it with are there. */
  readonly hasDemoData: boolean
  stop(): Promise<void>
}

/** Half of the threads that Node keeps for such work; the rest stay free for files and names. */
const passwordLimits = { atOnce: 2, waiting: 60 }

const isDevelopment = (config: Config) => config.QUAYSIDE_MODE === 'development'

const endpointsOf = (config: Config, database: Database, jobs: Jobs) => [
  ...dictionaryEndpoints(database),
  ...activityEndpoints(database, systemClock),
  ...contactEndpoints(database),
  ...contentEndpoints(),
  ...identityEndpoints({
    database,
    passwords: createPasswords(passwordLimits),
    jobs,
    secretKey: config.SECRET_KEY,
  }),
  ...fileEndpoints({
    database,
    store: diskStore(path.join(config.DATA_FOLDER, 'files')),
    isLicenceOfOwnCompany,
  }),
  ...certificationEndpoints({ database, clock: systemClock, findPeople }),
  ...(isDevelopment(config) ? developmentOutboxEndpoints(database, jobs) : []),
]

async function startJobs(config: Config, url: string, database: Database, started: Started, log: Log) {
  const jobs = createJobs(url, log)
  started.add(() => jobs.stop())
  const carriers = isDevelopment(config) ? developmentCarriers : missingCarriers
  await jobs.start([deliveryJob(database, carriers), identitySweep(database)])
  return jobs
}

const settingsOf = (config: Config): DoorSettings => ({
  hosts: new Map([...(isDevelopment(config) ? developmentHosts() : []), ...config.BRAND_HOSTS]),
  consoleHost: config.CONSOLE_HOST ?? (isDevelopment(config) ? 'console.localhost' : undefined),
  trustedProxies: new Set(config.TRUSTED_PROXIES),
  scheme: config.PUBLIC_SCHEME,
})

async function open(config: Config, options: ServeOptions, started: Started): Promise<Serving> {
  const log = createLog(config.LOG_LEVEL)
  const metrics = createMetrics()
  const readiness = { ready: false }
  const { url, database } = await openDatabase(config, { started, log, early: options.database })
  metrics.watchPool(database.pool)
  const jobs = await startJobs(config, url, database, started, log)
  const endpoints = endpointsOf(config, database, jobs)
  const site = createSite(options.source ?? finishedBuild(), { endpoints, clock: systemClock })
  const changes = await hear(url, 'public_change', () => site.pages.clear(), log)
  started.add(() => changes.stop())
  const settings = settingsOf(config)
  const record = createRecord(log, metrics, config.SECRET_KEY)
  const app = createApp({
    settings,
    log,
    record,
    operations: operations({ database, metrics, metricsToken: config.METRICS_TOKEN, readiness }),
    endpoints,
    recognise: {
      customer: createRecognise(database, standingOf),
      staff: createRecogniseStaff(database, rolesOf),
    },
    answerSite: site.answer,
  })
  const first = swiftLane({ pages: site.pages, settings, record })
  const listening = await listen({ app, host: config.HOST, port: config.PORT, first, before: options.before })
  started.add(() => listening.stop())
  // Readiness goes first, so that a proxy sends nobody while the rest is being ended.
  started.add(async () => {
    readiness.ready = false
  })
  readiness.ready = true
  const { port } = listening
  const addresses = addressesOf(settings, config.PUBLIC_PORT ?? port)
  return { port, addresses, hasDemoData: config.demoData, stop: () => started.stopAll() }
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
