import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCompanies } from '#bench/companies.ts'
import { busiestLane, searchBody } from '#bench/searches.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type Embedded, startEmbedded } from '#launch/postgres/embedded.ts'
import { openSession } from '#server/identity/index.ts'
import { connect, type Database, roleOf } from '#server/platform/database/connect.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { ask, dataIn } from './client.ts'
import { freePort, Instance, type Settings, secretKey } from './instance.ts'
import { SilentProvider } from './provider.ts'
import { startProxy } from './proxy.ts'

/** A quote that can be saved again and again. */
export type QuoteToSave = { readonly query: object; readonly offerCode: string }

/** What an instance and the commands need for a database of the server, by default the first. */
export function databaseUrls({ url, servingUrl }: Embedded, name?: string) {
  const at = (address: string) => {
    const changed = new URL(address)
    if (name !== undefined) changed.pathname = `/${name}`
    return changed.href
  }
  return { DATABASE_URL: at(servingUrl), DATABASE_OWNER_URL: at(url) }
}

/** A database with prices, and accounts without published passwords; connected as the administrator. */
async function fill({ url, servingUrl, administratorUrl }: Embedded): Promise<Database> {
  const servingRole = roleOf(servingUrl)
  await prepareDatabase(url, { demoData: true, today: shanghaiDay(new Date()), secretKey, servingRole })
  const database = connect({ url: administratorUrl, poolSize: 8, onIdleError: () => {} })
  await database.pool.query('UPDATE person SET password_hash = $1', [await hashPassword(randomUUID())])
  await database.pool.query('UPDATE staff_member SET is_disabled = true')
  return database
}

export async function openDatabase(folder: string) {
  const postgres = await startEmbedded({ folder, log: () => {} })
  return { postgres, database: await fill(postgres) }
}

/** The last offer of the busiest lane, because its sailing closes last. */
export async function findQuoteToSave(database: Database, port: number, token: string): Promise<QuoteToSave> {
  const query = searchBody(await busiestLane(database), 28)
  const heard = await ask(port, { path: searchOffers.path, token, body: query })
  const { offers } = dataIn(heard) as { offers?: { item: { code: string } }[] }
  const offerCode = offers?.at(-1)?.item.code
  if (offerCode === undefined)
    throw new Error(`There is no offer: ${heard.status} ${heard.text.slice(0, 300)}`)
  return { query, offerCode }
}

/** An order without its key. */
export type OrderToPlace = { readonly quote: string; readonly values: object }

/** Saves a quote; returns its number. */
export async function saveQuoteOf(port: number, token: string, body: QuoteToSave): Promise<string> {
  const heard = await ask(port, { path: saveQuote.path, token, body })
  const { number } = dataIn(heard)
  if (typeof number !== 'string') throw new Error(`No quote was saved: ${heard.status} ${heard.text}`)
  return number
}

/** Two instances behind HAProxy on one PostgreSQL. */
export class Stage {
  readonly folder: string
  readonly postgres: Embedded
  readonly database: Database
  readonly ports: readonly number[]
  readonly instances: Instance[] = []
  readonly provider = new SilentProvider()
  proxyPort = 0
  #messages: Settings = {}
  #stopProxy = async () => {}
  #companies = 0
  #closing: Promise<void> | undefined

  private constructor(folder: string, postgres: Embedded, database: Database, ports: readonly number[]) {
    this.folder = folder
    this.postgres = postgres
    this.database = database
    this.ports = ports
  }

  static async open(folder: string): Promise<Stage> {
    const { postgres, database } = await openDatabase(join(folder, 'database'))
    const stage = new Stage(folder, postgres, database, [await freePort(), await freePort()])
    try {
      stage.#messages = await stage.provider.listen()
      await Promise.all(stage.ports.map((_, at) => stage.start(at)))
      const proxy = await startProxy(folder, stage.ports)
      stage.proxyPort = proxy.port
      stage.#stopProxy = proxy.stop
      return stage
    } catch (error) {
      await stage.close()
      throw error
    }
  }

  /** Starts one of the two again on its port. */
  async start(at: number, more: Settings = {}): Promise<void> {
    const instance = new Instance({ ...this.settings(at), ...more })
    this.instances[at] = instance
    await instance.ready()
  }

  /** Starts one that answers but must not get ready; returns why it is not. */
  async startUnready(at: number, more: Settings): Promise<string> {
    const instance = new Instance({ ...this.settings(at), ...more })
    this.instances[at] = instance
    return instance.unready()
  }

  settings(at: number): Settings & { readonly PORT: string } {
    const DATA_FOLDER = join(this.folder, 'files')
    mkdirSync(DATA_FOLDER, { recursive: true })
    const PORT = String(this.ports[at])
    return { ...this.#messages, ...databaseUrls(this.postgres), PORT, DATA_FOLDER }
  }

  instance(at: number): Instance {
    const found = this.instances[at]
    if (!found) throw new Error(`There is no instance ${at}`)
    return found
  }

  /** The variables for a new, empty database. */
  async createDatabase(name: string) {
    await this.database.pool.query(`CREATE DATABASE ${name} OWNER ${roleOf(this.postgres.url)}`)
    return databaseUrls(this.postgres, name)
  }

  postgresPid(): number {
    const file = join(this.folder, 'database', 'postgres', 'postmaster.pid')
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  }

  /** The tokens of new companies, with unused limits. */
  async newTokens(count: number): Promise<readonly string[]> {
    const first = this.#companies + 1
    this.#companies += count
    return (await openCompanies(this.database, first, count)).map((headers) => headers[tokenHeader] ?? '')
  }

  async newStaffToken(role: StaffRole): Promise<string> {
    const { rows } = await this.database.pool.query(
      `INSERT INTO staff_member (account, name, roles, password_hash, totp_secret)
       VALUES ('fault' || (SELECT count(*) FROM staff_member), 'Fault run', $1, 'none', 'none') RETURNING id`,
      [[role]],
    )
    return openSession(this.database.db, { staffId: rows[0].id, kind: 'staff', brand: 'group' })
  }

  quoteToSave(token: string): Promise<QuoteToSave> {
    return findQuoteToSave(this.database, this.ports[0] ?? 0, token)
  }

  /** An order without its key, on a new quote of the company. */
  async orderToPlace(token: string): Promise<OrderToPlace> {
    const body = await this.quoteToSave(token)
    return { quote: await saveQuoteOf(this.ports[0] ?? 0, token, body), values: oceanValues }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await this.#stopProxy()
    this.provider.close()
    await Promise.all(this.instances.map((one) => one.stop()))
    await this.database.close()
    await this.postgres.stop()
  }
}
