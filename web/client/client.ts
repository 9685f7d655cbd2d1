import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import { type Envelope, envelopeCodes, tokenHeader } from '#contract/envelope-codes.ts'
import type { PersonView } from '#contract/identity.ts'
import { refusalReplies } from '#contract/refusal-replies.ts'
import {
  accept,
  type Facts,
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

export type ClientParts = {
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
  /** The other tabs are told what happened to the token. */
  tabs: Tabs
}

/** The calls that let somebody in: they answer with the person, and with the first token of a session. */
export type EntryKey = `POST /api/identity/${'logIn' | 'logInByCode' | 'register'}`

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'

const refusalOf = (code: number): RefusalCode =>
  refusalCodes.find((name) => refusalReplies[name].code === code) ?? 'server-error'

const readJson = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') ? response.json() : undefined

/** The one client of the API: every call of every page goes through here. */
export class ApiClient {
  readonly #parts: ClientParts
  readonly #endedSessions = new Set<string>()

  constructor(parts: ClientParts) {
    this.#parts = parts
  }

  async call<K extends CallKey>(key: K, input: CallInput<K>): Promise<Verdict<CallData<K>>> {
    return (await this.request(key, input as Input)) as Verdict<CallData<K>>
  }

  /** Only here is a token taken by someone who holds none. */
  async enter<K extends EntryKey>(key: K, input: CallInput<K>, remember: boolean) {
    const keep = (token: string) => {
      this.#parts.tokens.keep(token, remember)
      this.#parts.tabs.tell({ what: 'entered' })
    }
    return (await this.request(key, input as Input, keep)) as Verdict<PersonView>
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

  async request(
    key: string,
    input: Input,
    take = (token: string) => this.#turn(token),
  ): Promise<Verdict<unknown>> {
    const token = this.#parts.tokens.current()
    const request = this.#build(key, input, token)
    if (!request) return refuse('unreachable')
    try {
      const response = await fetch(request)
      const offered = response.headers.get(tokenHeader)
      if (offered) take(offered)
      return await this.#read(response, token, wantsBlob(request.url))
    } catch {
      return this.#unreachable()
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

  #unreachable(): Refusal {
    this.#parts.warn('tryAgainLater')
    return refuse('unreachable')
  }

  async #read(response: Response, token: string | undefined, asBlob: boolean): Promise<Verdict<unknown>> {
    const envelope = await readJson(response)
    if (envelope === undefined && asBlob && response.ok) return accept(await response.blob())
    if (!isEnvelope(envelope)) return this.#unreachable()
    return envelope.code === envelopeCodes.success ? accept(envelope.data) : this.#refused(envelope, token)
  }

  #refused(envelope: Envelope, token: string | undefined): Refusal {
    if (envelope.code === envelopeCodes.loggedOut && this.#isOfNow(token)) this.forgetLogIn()
    if (envelope.code === envelopeCodes.sessionExpired) this.#endSession(token)
    if (envelope.code === envelopeCodes.serverError) this.#parts.showText(String(envelope.data))
    const told = (envelope.data ?? {}) as { facts?: Facts; fields?: WrongFields }
    return refuse(refusalOf(envelope.code), told.facts, told.fields)
  }

  #endSession(token: string | undefined) {
    const ended = sessionOf(token)
    if (this.#endedSessions.has(ended) || !this.#isOfNow(token)) return
    this.#endedSessions.add(ended)
    this.#parts.tabs.tell({ what: 'left', session: ended })
    this.#parts.sessionEnded()
  }
}
