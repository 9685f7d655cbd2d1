import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import { type Envelope, envelopeCodes, tokenHeader } from '#contract/envelope-codes.ts'
import {
  accept,
  type Params,
  type Refusal,
  type RefusalCode,
  refusalCodes,
  refuse,
  type Verdict,
  type WrongFields,
} from '#domain/values/refusal.ts'
import { buildRequest, type Input, wantsBlob } from './send.ts'
import type { Tabs } from './tabs.ts'
import { sessionOf, type TokenStore } from './tokens.ts'

export type ClientDeps = {
  readonly origin: string
  readonly tokens: TokenStore
  /** Called before every request: the server answers in the language of the cookie. */
  rememberLanguage(): void
  warn(warning: 'accessAbnormal' | 'tryAgainLater'): void
  /** Code 500: the server's own text. */
  showText(text: string): void
  /** Code 4. */
  loggedOut(): void
  /** Code 8, once for each session. */
  sessionEnded(): void
  /** Whatever else the server says no with. */
  refused?(refusal: RefusalCode): void
  /** The other tabs are told what happened to the token. */
  tabs: Tabs
}

/** The calls that let somebody in: they answer with the person, and with the first token of a session. */
export type EntryKey = `POST /api/identity/${'logIn' | 'logInByCode' | 'register' | 'enterByCrossBrandLogin'}`
/** The same for staff; whoever has to enrol first gets no token yet. */
export type StaffEntryKey = `POST /api/console/${'logIn' | 'enrol'}`

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'

type Told = { readonly refusal?: string; readonly params?: Params; readonly fields?: WrongFields }

const refusalsOfAll: Readonly<Record<number, RefusalCode>> = {
  [envelopeCodes.loggedOut]: 'logged-out',
  [envelopeCodes.sessionExpired]: 'session-expired',
}

/** By its name, for which this page must have words: a server may be newer than the page. */
const refusalOf = (code: number, { refusal }: Told): RefusalCode =>
  refusalsOfAll[code] ?? refusalCodes.find((name) => name === refusal) ?? 'server-error'

const readJson = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') ? response.json() : undefined

/** A file is saved by its name, also where it is JSON; a refusal never has one. */
const isFile = ({ ok, headers }: Response) => ok && headers.has('content-disposition')
const isStream = ({ ok, headers }: Response) =>
  ok && Boolean(headers.get('content-type')?.includes('event-stream'))

/** How a request travels where it does not go the usual way. */
export type CallOptions = {
  /** Who takes the token that a reply offers. */
  take?(token: string): void
  send?(request: Request): Promise<Response>
  /** Nobody is waiting for it, so nobody is told that it failed. */
  readonly isQuiet?: boolean
}

/** The one client of the API: every call of every page goes through here. */
export class ApiClient {
  readonly #parts: ClientDeps
  readonly #endedSessions = new Set<string>()

  constructor(parts: ClientDeps) {
    this.#parts = parts
  }

  async call<K extends CallKey>(
    key: K,
    input: CallInput<K>,
    options?: CallOptions,
  ): Promise<Verdict<CallData<K>>> {
    return (await this.request(key, input as Input, options)) as Verdict<CallData<K>>
  }

  /** Only here is a token taken by someone who holds none. */
  async enter<K extends EntryKey | StaffEntryKey>(key: K, input: CallInput<K>, remember: boolean) {
    const save = (token: string) => {
      this.#parts.tokens.save(token, remember)
      this.#parts.tabs.tell({ what: 'entered' })
    }
    return (await this.request(key, input as Input, { take: save })) as Verdict<CallData<K>>
  }

  forgetLogIn(): void {
    const { tokens, tabs, loggedOut } = this.#parts
    tabs.tell({ what: 'left', session: sessionOf(tokens.current()) })
    loggedOut()
  }

  /** A late reply to an older session says nothing about the one that is now open. */
  #isOfNow(token: string | undefined): boolean {
    const held = sessionOf(this.#parts.tokens.current())
    return held === '' || held === sessionOf(token)
  }

  async request(key: string, input: Input, options: CallOptions = {}): Promise<Verdict<unknown>> {
    const { take = (offered) => this.#turn(offered), send = fetch } = options
    const token = this.#parts.tokens.current()
    const request = this.#build(key, input, token)
    if (!request) return refuse('unreachable')
    try {
      const response = await send(request)
      const offered = response.headers.get(tokenHeader)
      if (offered) take(offered)
      return (await this.#read(response, token, wantsBlob(request.url))) ?? this.#unreachable(options)
    } catch {
      return this.#unreachable(options)
    }
  }

  #turn(token: string): void {
    const { tokens, tabs } = this.#parts
    if (tokens.replace(token)) tabs.tell({ what: 'turned', token })
  }

  #build(key: string, input: Input, token: string | undefined): Request | undefined {
    try {
      this.#parts.rememberLanguage()
      return buildRequest(this.#parts.origin, key, input, token)
    } catch {
      this.#parts.warn('accessAbnormal')
      return undefined
    }
  }

  #unreachable({ isQuiet }: CallOptions): Refusal {
    if (!isQuiet) this.#parts.warn('tryAgainLater')
    return refuse('unreachable')
  }

  /** Nothing, when the reply is none of ours. */
  async #read(response: Response, token: string | undefined, asBlob: boolean) {
    if (isFile(response)) return accept(await response.blob())
    if (isStream(response)) return accept(response.body)
    const envelope = await readJson(response)
    if (envelope === undefined && asBlob && response.ok) return accept(await response.blob())
    if (!isEnvelope(envelope)) return undefined
    return envelope.code === envelopeCodes.success ? accept(envelope.data) : this.#refused(envelope, token)
  }

  #refused(envelope: Envelope, token: string | undefined): Refusal {
    if (envelope.code === envelopeCodes.loggedOut && this.#isOfNow(token)) this.forgetLogIn()
    if (envelope.code === envelopeCodes.sessionExpired) this.#endSession(token)
    if (envelope.code === envelopeCodes.serverError) this.#parts.showText(String(envelope.data))
    const told = (envelope.data ?? {}) as Told
    const refusal = refusalOf(envelope.code, told)
    this.#parts.refused?.(refusal)
    return refuse(refusal, told.params, told.fields)
  }

  #endSession(token: string | undefined) {
    const ended = sessionOf(token)
    if (this.#endedSessions.has(ended) || !this.#isOfNow(token)) return
    this.#endedSessions.add(ended)
    this.#parts.tabs.tell({ what: 'left', session: ended })
    this.#parts.sessionEnded()
  }
}
