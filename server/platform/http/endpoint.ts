import type { z } from 'zod'
import type { BodyOf, Call, DataOf, QueryOf } from '#contract/call.ts'
import type { ApiReader } from '#contract/client.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import { type FieldProblem, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import type { Log } from '#server/platform/logs.ts'
import { asRefusal } from './error-handler.ts'
import type { SentEvents } from './replies/reply-events.ts'
import type { SentFile } from './replies/reply-file.ts'
import { type Principal, visitor } from './requests/principal.ts'
import type { ByteBody } from './requests/read-body.ts'
import type { RequestInfo } from './requests/request-info.ts'
import { maxWrongFields, unstorableFields, withoutFields, wrongFields } from './requests/wrong-fields.ts'

type PageContext = { readonly request: RequestInfo; readonly log: Log }
export type RequestContext = PageContext & {
  readonly principal: Principal
  /** Sets the token in a header of the reply; it is never in a body. */
  giveToken(token: string): void
  /** Extends the timeout of work that proceeds in steps, up to the limit of an upload. */
  alive(): void
  /** Whether the client has closed its connection. Without it there is no client. */
  readonly hasLeft?: (() => boolean) | undefined
  /** A header of the request, for calls that are signed. Without it there is no client. */
  readonly header?: ((name: string) => string | undefined) | undefined
}

/** Pages are rendered without a user; the browser loads personal data itself. */
export const pageContext = (context: PageContext): RequestContext => ({
  ...context,
  principal: visitor,
  giveToken() {
    throw new Error('A page must not carry a token')
  },
  alive() {},
})

type InputBody<C extends Call> = C['bodyKind'] extends 'bytes'
  ? ByteBody
  : C['bodyKind'] extends 'text'
    ? string
    : BodyOf<C>
type Output<C extends Call> = C['dataKind'] extends 'file'
  ? SentFile
  : C['dataKind'] extends 'events'
    ? SentEvents
    : DataOf<C>
export type EndpointInput<C extends Call> = RequestContext & {
  readonly query: QueryOf<C>
  readonly body: InputBody<C>
}

export type RawInput = { readonly query: unknown; readonly body: unknown }

/** When a reply may be sent again to any client with the same brand, language and query. */
export type Reuse<C extends Call = Call> = {
  /** False for an answer made of constants. */
  readonly readsData: boolean
  /** When the answer changes by itself. `now` is earlier than the answer. */
  readonly until?: (value: DataOf<C>, now: Date) => Date | undefined
}

/** A call of the contract with the function that answers it. */
export type Endpoint = {
  readonly call: Call
  /** Without it every reply is made anew. */
  readonly reuse?: Reuse
  run(raw: RawInput, context: RequestContext): Promise<Result<unknown>>
}

/**
 * Rules that the schema cannot state, such as those between fields. When the schema refuses a body, they get
 * its other fields as sent, so that one wrong field does not hide another. The handler applies them otherwise.
 */
export type FieldRules<C extends Call> = (
  sent: PartialInput<BodyOf<C>>,
  context: RequestContext,
) => WrongFields | Promise<WrongFields>

/** A map, not an object: a field may be called `__proto__`. */
type Problems = Map<string, FieldProblem>

function parsePart(schema: z.ZodType | undefined, raw: unknown, problems: Problems): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(raw)
  const wrong = parsed.success ? unstorableFields(parsed.data) : wrongFields(parsed.error, raw)
  for (const [name, problem] of wrong) problems.set(name, problem)
  return parsed.data
}

async function addRuleProblems<C extends Call>(
  rules: FieldRules<C>,
  { body }: RawInput,
  context: RequestContext,
  problems: Problems,
): Promise<void> {
  // A rule may ask the database, which refuses a text that it cannot store.
  const sent = withoutFields(body, new Set([...problems.keys(), ...unstorableFields(body).keys()]))
  if (typeof sent !== 'object' || sent === null) return
  const found = await rules(sent as PartialInput<BodyOf<C>>, context)
  for (const [name, problem] of Object.entries(found)) if (!problems.has(name)) problems.set(name, problem)
}

const refuseFields = (problems: Problems) => {
  const named = [...problems].slice(0, maxWrongFields)
  return refusal('invalid-input', { count: named.length }, Object.fromEntries(named))
}

export function endpoint<C extends Call>(
  call: C,
  answer: (input: EndpointInput<C>) => Promise<Result<Output<C>>>,
  rules?: FieldRules<C>,
): Endpoint {
  return {
    call,
    async run(raw, context) {
      const problems: Problems = new Map()
      const query = parsePart(call.query, raw.query, problems) as QueryOf<C>
      const body = (call.bodyKind ? raw.body : parsePart(call.body, raw.body, problems)) as InputBody<C>
      // The rules may see no wrong field, and of more than the limit not all are known.
      if (rules && problems.size > 0 && problems.size < maxWrongFields)
        await addRuleProblems(rules, raw, context, problems)
      if (problems.size > 0) return refuseFields(problems)
      return answer({ ...context, query, body })
    },
  }
}

type PublicCall = Call & { readonly access: 'public'; readonly body?: undefined }
type PublicInput<C extends Call> = {
  readonly query: QueryOf<C>
  readonly request: Pick<RequestInfo, 'brand' | 'language'>
}

/** A public read that depends on nothing but brand, language, query, time and public data. */
export const publicEndpoint = <C extends PublicCall>(
  call: C,
  answer: (input: PublicInput<C>) => Promise<Result<Output<C>>>,
  reuse: Reuse<C> = { readsData: true },
): Endpoint => ({ ...endpoint(call, answer), reuse: reuse as Reuse })

const keyOf = (call: Call) => `${call.method} ${call.path}`

/** The API for the page renderer, called in process. */
export function inProcessApi(endpoints: readonly Endpoint[], context: RequestContext): ApiReader {
  const run = async (key: string, input: object): Promise<Result<unknown>> => {
    const found = endpoints.find(({ call }) => keyOf(call) === key)
    if (!found) return refusal('not-found')
    if (found.call.access !== 'public') return refusal('logged-out')
    try {
      return await found.run({ query: undefined, body: undefined, ...input }, context)
    } catch (error) {
      // A page shows an unreachable database as a refusal, like the API.
      const refusal = asRefusal(error)
      if (!refusal) throw error
      context.log.warn({ err: error, refusal: refusal.refusal }, 'the database is unreachable')
      return refusal
    }
  }
  return run as ApiReader
}
