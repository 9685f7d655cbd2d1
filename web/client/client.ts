import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import { type Envelope, envelopeCodes, tokenHeader } from '#contract/envelope-codes.ts'
import {
  ok,
  type Params,
  type Refusal,
  type Result,
  refusal,
  type WrongFields,
} from '#domain/values/refusal.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { buildRequest, type Input, wantsBlob } from './send.ts'
import type { Tabs } from './tabs.ts'
import { sessionOf, type TokenStore } from './tokens.ts'
import { isOfflineRefusal, unreachable } from './unreachable.ts'

export type ClientDeps = {
  readonly origin: string
  readonly tokens: TokenStore
  /** Called before every request: the server answers in the language of its cookie. */
  rememberLanguage(): void
  warn(warning: 'accessAbnormal' | 'tryAgainLater' | 'offlineRetry' | 'loggedOut'): void
  /** Code 500: the server's own text. */
  showText(text: string): void
  /** Code 4. */
  loggedOut(): void
  /** Code 8, once for each session; with a reason where the server gives one. */
  sessionEnded(reason?: string): void
  /** Any other refusal of the server. */
  refused?(refusal: RefusalCode): void
  /** The other tabs of the browser learn what happens to the token. */
  readonly tabs: Tabs
}

/** The login calls: they answer with the person and the first token of a session. */
export type EntryKey = `POST /api/identity/${'logIn' | 'logInByCode' | 'register' | 'enterByCrossBrandLogin'}`
/** The same for staff; before enrolment there is no token. */
export type StaffEntryKey = `POST /api/console/${'logIn' | 'enrol'}`

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'

type RefusalData = { readonly refusal?: string; readonly params?: Params; readonly fields?: WrongFields }

const refusalsByCode: Readonly<Record<number, RefusalCode>> = {
  [envelopeCodes.loggedOut]: 'logged-out',
  [envelopeCodes.sessionExpired]: 'session-expired',
}

/** Loaded with the first refusal, because most visits see none; undefined where the network fails meanwhile. */
const loadRefusalCodes = () =>
  import('#domain/values/refusal-codes.ts').then(
    ({ refusalCodes }) => refusalCodes,
    () => undefined,
  )

/** A server may be newer than the page and send a refusal that the page has no text for. */
async function refusalOf(code: number, { refusal }: RefusalData): Promise<RefusalCode> {
  const byCode = refusalsByCode[code]
  if (byCode) return byCode
  const known = await loadRefusalCodes()
  const isKnown = known ? known.some((name) => name === refusal) : refusal !== undefined
  return isKnown ? (refusal as RefusalCode) : 'server-error'
}

const readJson = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') ? response.json() : undefined

/** A file has a name, even a JSON file; a refusal never has one. */
const isFile = ({ ok, headers }: Response) => ok && headers.has('content-disposition')
const isStream = ({ ok, headers }: Response) =>
  ok && Boolean(headers.get('content-type')?.includes('event-stream'))

/** How a call differs from the usual one. */
export type CallOptions = {
  /** Takes the token that a reply carries. */
  takeToken?(token: string): void
  send?(request: Request): Promise<Response>
  /** No toast when the server cannot be reached: the page shows the error itself, or nothing depends on the call. */
  readonly hidesOfflineToast?: boolean
  /** Asks whether the token is valid: an invalid one ends nothing, because the caller decides what follows. */
  readonly isProbe?: boolean
}

/** Every API call of every page goes through this client. */
export class ApiClient {
  readonly #deps: ClientDeps
  readonly #endedSessions = new Set<string>()

  constructor(deps: ClientDeps) {
    this.#deps = deps
  }

  async call<K extends CallKey>(
    key: K,
    input: CallInput<K>,
    options?: CallOptions,
  ): Promise<Result<CallData<K>>> {
    return (await this.request(key, input as Input, options)) as Result<CallData<K>>
  }

  /** The only call that may store a token while there is none. The caller says that the server cannot be reached. */
  async enter<K extends EntryKey | StaffEntryKey>(key: K, input: CallInput<K>, remember: boolean) {
    const save = (token: string) => {
      this.#deps.tokens.save(token, remember)
      this.#deps.tabs.send({ type: 'logged-in' })
    }
    const options = { takeToken: save, hidesOfflineToast: true }
    return (await this.request(key, input as Input, options)) as Result<CallData<K>>
  }

  forgetLogIn(): void {
    const { tokens, tabs, loggedOut } = this.#deps
    tabs.send({ type: 'logged-out', session: sessionOf(tokens.current()) })
    loggedOut()
  }

  /** A late reply to a former session says nothing about the current one. */
  #isCurrent(token: string | undefined): boolean {
    const current = sessionOf(this.#deps.tokens.current())
    return current === '' || current === sessionOf(token)
  }

  async request(key: string, input: Input, options: CallOptions = {}): Promise<Result<unknown>> {
    const { takeToken = (offered) => this.#replaceToken(offered), send = fetch } = options
    const token = this.#deps.tokens.current()
    const request = this.#build(key, input, token)
    if (!request) return unreachable()
    try {
      const response = await send(request)
      const offered = response.headers.get(tokenHeader)
      if (offered) takeToken(offered)
      const answer = await this.#read(response, options.isProbe ? null : token, wantsBlob(request.url))
      return answer ?? this.#failed(response.status >= 500 ? 'server-error' : 'unreachable', options)
    } catch {
      return this.#failed('unreachable', options)
    }
  }

  #replaceToken(token: string): void {
    const { tokens, tabs } = this.#deps
    if (tokens.replace(token)) tabs.send({ type: 'token-replaced', token })
  }

  #build(key: string, input: Input, token: string | undefined): Request | undefined {
    try {
      this.#deps.rememberLanguage()
      return buildRequest(this.#deps.origin, key, input, token)
    } catch {
      this.#deps.warn('accessAbnormal')
      return undefined
    }
  }

  /** No reply, or one that is not from our API; a server that reports an error was reached. */
  #failed(code: 'unreachable' | 'server-error', { hidesOfflineToast }: CallOptions): Refusal {
    const refused = code === 'unreachable' ? unreachable() : refusal(code)
    if (!hidesOfflineToast) this.#deps.warn(isOfflineRefusal(refused) ? 'offlineRetry' : 'tryAgainLater')
    return refused
  }

  /** Undefined for a reply that is not from our API. */
  async #read(response: Response, token: string | undefined | null, asBlob: boolean) {
    if (isFile(response)) return ok(await response.blob())
    if (isStream(response)) return ok(response.body)
    const envelope = await readJson(response)
    if (envelope === undefined && asBlob && response.ok) return ok(await response.blob())
    if (!isEnvelope(envelope)) return undefined
    return envelope.code === envelopeCodes.success ? ok(envelope.data) : this.#refused(envelope, token)
  }

  /** The token is null if its refusal has no consequences. */
  async #refused(envelope: Envelope, token: string | undefined | null): Promise<Refusal> {
    if (token !== null && envelope.code === envelopeCodes.loggedOut && this.#isCurrent(token)) {
      // Once: the other calls of the page find that there is no token any more.
      if (this.#deps.tokens.current() !== undefined) this.#deps.warn('loggedOut')
      this.forgetLogIn()
    }
    const data = (envelope.data ?? {}) as RefusalData
    if (token !== null && envelope.code === envelopeCodes.sessionExpired)
      this.#endSession(token, data.params?.reason)
    if (envelope.code === envelopeCodes.serverError) this.#deps.showText(String(envelope.data))
    const refusalCode = await refusalOf(envelope.code, data)
    this.#deps.refused?.(refusalCode)
    return refusal(refusalCode, data.params, data.fields)
  }

  #endSession(token: string | undefined, reason: string | number | undefined) {
    const ended = sessionOf(token)
    if (this.#endedSessions.has(ended) || !this.#isCurrent(token)) return
    this.#endedSessions.add(ended)
    this.#deps.tabs.send({ type: 'logged-out', session: ended })
    this.#deps.sessionEnded(reason === undefined ? undefined : String(reason))
  }
}
