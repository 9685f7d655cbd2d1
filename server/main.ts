import { setTimeout as sleep } from 'node:timers/promises'
import { contactOf, findPeople } from '#server/identity/index.ts'
import { createNotify } from '#server/notifications/index.ts'
import { createSite, findCachedPage, finishedBuild, type PageSource } from '#server/pages/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, isDevelopment } from '#server/platform/config.ts'
import { openListener } from '#server/platform/database/listen.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { Disposables } from '#server/platform/disposables.ts'
import { watchEventLoop } from '#server/platform/event-loop-watch.ts'
import { createApp } from '#server/platform/http/app.ts'
import { type ListenOptions, listen } from '#server/platform/http/connections/listen.ts'
import { healthRoutes } from '#server/platform/http/health.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'
import { replyCacheFastPath } from '#server/platform/http/replies/reply-cache-fast-path.ts'
import { createRequestLog } from '#server/platform/http/requests/request-log.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog, type Log } from '#server/platform/logs.ts'
import { createMetrics, type Metrics } from '#server/platform/metrics.ts'
import { type BrandUrl, brandUrlsOf, consoleUrlOf, originsOf } from '#server/platform/origins.ts'
import { startWarnings } from '#server/platform/outbox/providers.ts'
import { openStorage, type Storage } from '#server/platform/storage/open-store.ts'
import { sweepDrafts } from '#server/platform/storage/sweep-drafts.ts'
import { timeLimits } from '#server/platform/time-limits.ts'
import { TariffsInForce } from '#server/rates/index.ts'
import { authenticateByAccess } from './wiring/authenticate.ts'
import { loadDemoTrade } from './wiring/demo-trade.ts'
import { allEndpoints } from './wiring/endpoints.ts'
import { httpSettingsOf } from './wiring/http-settings.ts'
import { jobKinds } from './wiring/jobs.ts'
import { openNotificationStreams } from './wiring/notification-streams.ts'
import { openOrderNews } from './wiring/order-news.ts'
import { openPriceCache } from './wiring/price-cache.ts'
import { refuseDemoAccounts } from './wiring/refuse-demo-accounts.ts'
import { openReplyCache } from './wiring/reply-cache.ts'
import { openStaffStreams } from './wiring/staff-streams.ts'
import { warmUp } from './wiring/warm-up.ts'

export type ServeOptions = {
  /** Must hold DATABASE_URL; launch adds that of the embedded server. */
  readonly config: Config
  readonly source?: PageSource
  readonly before?: ListenOptions['before']
  /** Answers a few requests of its own before it is ready, so that the first visitors do not wait. */
  readonly warmUp?: boolean
  /** With demo data: also what the demo accounts have quoted and requested. */
  readonly demoTrade?: boolean
}
export type Serving = {
  readonly port: number
  readonly brandUrls: readonly BrandUrl[]
  readonly consoleUrl: string | undefined
  /** Whether the demo accounts exist. */
  readonly hasDemoData: boolean
  stop(): Promise<void>
}

/** Each instance sweeps its own disk at start; the nightly job runs on one of them only. */
async function openFiles(config: Config, log: Log): Promise<Storage> {
  for (const warning of startWarnings(config)) log.warn(warning)
  const storage = await openStorage(config, systemClock)
  await sweepDrafts(storage.store, systemClock).catch((error: unknown) =>
    log.warn({ err: error }, 'unfinished uploads were not removed'),
  )
  return storage
}

/** How much longer than its own limit a part may take to stop. */
const graceMs = 1_000

type Shared = { readonly disposables: Disposables; readonly log: Log; readonly metrics: Metrics }

/** The database, jobs and endpoints: everything but HTTP. */
async function openServices(config: Config, settings: HttpSettings, { disposables, log, metrics }: Shared) {
  disposables.add('log', async () => log.info('stopped'))
  const storage = await openFiles(config, log)
  const { store } = storage
  const { url, ownerUrl, database } = await openDatabase(config, { disposables, log, store })
  await refuseDemoAccounts(config, database)
  const listening = { port: config.PORT }
  const originOf = originsOf(settings, () => config.PUBLIC_PORT ?? listening.port)
  const jobs = createJobs(url, log, metrics.jobSettled)
  disposables.add('jobs', () => jobs.stop(), timeLimits.jobsStopMs + graceMs)
  const notify = createNotify({ jobs, contactOf, originOf })
  const listener = await openListener(url, log)
  disposables.add('listening for changes', () => listener.stop())
  const streamDeps = { database, listener, log }
  const priceCache = await openPriceCache(config, streamDeps)
  await jobs.start(await jobKinds({ config, ownerUrl, database, jobs, store, notify, priceCache, originOf }))
  const streams = await openNotificationStreams(streamDeps)
  const staffStreams = await openStaffStreams(streamDeps)
  const orderNotifications = { database, clock: systemClock, findPeople, notify }
  const stopOrderNews = await openOrderNews({ ...streamDeps, orderNotifications, streams })
  const stopStreams = async () => {
    for (const one of [streams, staffStreams]) await one.stop()
    await stopOrderNews()
  }
  const tariffsInForce = new TariffsInForce(database, systemClock)
  const endpoints = allEndpoints({
    config,
    metrics,
    database,
    jobs,
    notify,
    ...storage,
    originOf,
    streams,
    staffStreams,
    priceCache,
    tariffsInForce,
  })
  return { ownerUrl, database, store, listener, originOf, endpoints, tariffsInForce, stopStreams, listening }
}

/** The pages, which are made anew when the data that they show change. */
async function openPages(
  source: PageSource,
  { listener, endpoints, originOf, tariffsInForce }: Awaited<ReturnType<typeof openServices>>,
) {
  const changesAt = () => tariffsInForce.changesAt
  const site = createSite(source, { endpoints, clock: systemClock, originOf, changesAt })
  await listener.listen('public_change', () => site.pages.clear())
  return site
}

const publicUrls = (config: Config, settings: HttpSettings, port: number) => {
  const publicPort = config.PUBLIC_PORT ?? port
  return { brandUrls: brandUrlsOf(settings, publicPort), consoleUrl: consoleUrlOf(settings, publicPort) }
}

/** A proxy notices by its checks; until then requests are still served. */
async function drain(readiness: { ready: boolean }, config: Config, log: Log): Promise<void> {
  log.info('stopping')
  readiness.ready = false
  if (!isDevelopment(config)) await sleep(timeLimits.drainMs)
}

async function open({ config, ...options }: ServeOptions, disposables: Disposables): Promise<Serving> {
  const { HOST: host, PORT, METRICS_TOKEN: metricsToken } = config
  const log = createLog(config.LOG_LEVEL)
  const metrics = createMetrics()
  disposables.add('watching the event loop', watchEventLoop(log))
  const readiness = { ready: false }
  const settings = httpSettingsOf(config)
  const services = await openServices(config, settings, { disposables, log, metrics })
  const { ownerUrl, database, endpoints } = services
  if (options.demoTrade && config.demoData)
    await loadDemoTrade(ownerUrl, database, systemClock, services.store)
  metrics.watchPool(database.pool)
  const site = await openPages(options.source ?? finishedBuild(), services)
  const logRequest = createRequestLog(log, metrics, config.SECRET_KEY)
  const replies = openReplyCache(database)
  const app = createApp({
    settings,
    log,
    logRequest,
    health: healthRoutes({ database, metrics, metricsToken, readiness, clock: systemClock }),
    endpoints,
    replies,
    authenticate: authenticateByAccess(database),
    answerSite: site.answer,
  })
  const fastPath = replyCacheFastPath({ replies, settings, logRequest })
  const findReply = findCachedPage({ pages: site.pages, settings, logRequest })
  const listenOptions = { app, host, port: PORT, findReply, fastPath, before: options.before }
  const { port, stop } = await listen(listenOptions)
  services.listening.port = port
  disposables.add('requests', stop, timeLimits.shutdownMs + graceMs)
  disposables.add('event streams', services.stopStreams)
  // Not ready first, so that a proxy sends no more requests while the rest stops.
  disposables.add('draining', () => drain(readiness, config, log), timeLimits.drainMs + graceMs)
  if (options.warmUp) await warmUp({ host, port, settings }, site)
  readiness.ready = true
  const urls = publicUrls(config, settings, port)
  return { port, ...urls, hasDemoData: config.demoData, stop: () => disposables.disposeAll() }
}

/** Starts the whole server. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const disposables = new Disposables()
  try {
    return await open(options, disposables)
  } catch (error) {
    // Why it did not start matters, not what could not be closed after it.
    await disposables.disposeAll().catch(() => {})
    throw error
  }
}
