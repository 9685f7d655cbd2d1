import type { z } from 'zod'
import type { BodyOf, Call, DataOf, QueryOf } from '#contract/call.ts'
import type { ApiReader } from '#contract/client.ts'
import { type FieldProblem, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Log } from '#server/platform/logs.ts'
import { type Principal, visitor } from './principal.ts'
import type { ByteBody } from './read-body.ts'
import type { SentEvents } from './reply-events.ts'
import type { SentFile } from './reply-file.ts'
import type { RequestInfo } from './request.ts'
import { asRefusal } from './trouble.ts'
import { unstorableFields, wrongFields } from './wrong-fields.ts'

type Known = { readonly request: RequestInfo; readonly log: Log }
export type RequestContext = Known & {
  readonly principal: Principal
  /** The token travels in the header of the reply, never in its body. */
  giveToken(token: string): void
  /** A sign of life of work that goes on in steps: each gives it more time, up to that of an upload. */
  alive(): void
}

/** A page is the same for everybody: what is personal the browser asks for itself. */
export const pageContext = (known: Known): RequestContext => ({
  ...known,
  principal: visitor,
  giveToken() {
    throw new Error('A page was about to carry a token')
  },
  alive() {},
})
type Given<C extends Call> = C['bodyKind'] extends 'bytes' ? ByteBody : BodyOf<C>
type Answered<C extends Call> = C['dataKind'] extends 'file'
  ? SentFile
  : C['dataKind'] extends 'events'
    ? SentEvents
    : DataOf<C>
export type EndpointInput<C extends Call> = RequestContext & {
  readonly query: QueryOf<C>
  readonly body: Given<C>
}

export type RawInput = { readonly query: unknown; readonly body: unknown }

/** A call of the contract and the function that answers it, its input already parsed. */
export type Endpoint = {
  readonly call: Call
  run(raw: RawInput, context: RequestContext): Promise<Verdict<unknown>>
}

/** A map, not an object: a field may be called `__proto__`. */
type Problems = Map<string, FieldProblem>

function parsePart(schema: z.ZodType | undefined, raw: unknown, problems: Problems): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(raw)
  const wrong = parsed.success ? unstorableFields(parsed.data) : wrongFields(parsed.error, raw)
  for (const [name, problem] of wrong) problems.set(name, problem)
  return parsed.data
}

export function endpoint<C extends Call>(
  call: C,
  answer: (input: EndpointInput<C>) => Promise<Verdict<Answered<C>>>,
): Endpoint {
  return {
    call,
    async run(raw, context) {
      const problems: Problems = new Map()
      const query = parsePart(call.query, raw.query, problems) as QueryOf<C>
      const body = (
        call.bodyKind === 'bytes' ? raw.body : parsePart(call.body, raw.body, problems)
      ) as Given<C>
      if (problems.size > 0)
        return refuse('invalid-input', { count: problems.size }, Object.fromEntries(problems))
      return answer({ ...context, query, body })
    },
  }
}

const keyOf = (call: Call) => `${call.method} ${call.path}`

/** The same contract, called in process by the renderer. */
export function inProcessApi(endpoints: readonly Endpoint[], context: RequestContext): ApiReader {
  const run = async (key: string, input: object): Promise<Verdict<unknown>> => {
    const found = endpoints.find(({ call }) => keyOf(call) === key)
    if (!found) return refuse('not-found')
    if (found.call.access !== 'public') return refuse('logged-out')
    try {
      return await found.run({ query: undefined, body: undefined, ...input }, context)
    } catch (error) {
      // A database out of reach is an honest refusal for a page as well.
      const refusal = asRefusal(error)
      if (!refusal) throw error
      context.log.warn({ err: error, refusal: refusal.refusal }, 'the database is out of reach')
      return refusal
    }
  }
  return run as ApiReader
}
