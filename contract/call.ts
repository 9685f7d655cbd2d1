import type { z } from 'zod'

/** Who may make a call at all; `domain/access` decides what the caller may do there. */
export type CallAccess = 'public' | 'customer' | 'staff'
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the API as data: the server registers it, the client is typed by it, the reference page
 * and OpenAPI are made from it. Its description is in messages under `api:calls.<name>`.
 */
export type Call = {
  readonly name: string
  /** The folder of `server/` that answers it. */
  readonly capability: string
  readonly access: CallAccess
  readonly method: CallMethod
  readonly path: `/api/${string}`
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /**
   * The body is the bytes of a file, or JSON that is read as the text that was sent, because it is signed; `body` only
   * describes it.
   */
  readonly bodyKind?: 'bytes' | 'text'
  /** Of a JSON body, for the few calls that need more than `defaultBodyBytes`. */
  readonly maxBodyBytes?: number
  readonly data: z.ZodType
  /**
   * The answer is the file itself, or server-sent events each holding `data`, not the envelope; a refusal still
   * wears it.
   */
  readonly dataKind?: 'file' | 'events'
}

/** Enough for the body of most calls. */
export const defaultBodyBytes = 64 * 1024

export const bodyLimitOf = ({ maxBodyBytes = defaultBodyBytes }: Call): number => maxBodyBytes

/** The console's calls are answered on its own host and nowhere else, all others on the brands' hosts only. */
export const isConsolePath = (path: string): boolean => /^\/api\/console(\/|$)/.test(path)

export const defineCall = <const C extends Call>(call: C): C => call

export type QueryOf<C extends Call> = C['query'] extends z.ZodType ? z.output<C['query']> : undefined
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined
export type DataOf<C extends Call> = z.output<C['data']>
