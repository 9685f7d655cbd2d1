import type { z } from 'zod'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { Call, DataOf } from './call.ts'
import type { CallName, Calls } from './calls.ts'

/** A call named by what travels: `GET /api/…`. Types only, so the browser carries no schemas. */
type CallsByKey = { [N in CallName as `${Calls[N]['method']} ${Calls[N]['path']}`]: Calls[N] }
export type CallKey = keyof CallsByKey

/** A caller may send read-only values. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T
type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [N in Name]: Sent<z.input<Schema>> }
  : unknown
type SchemaOf<C extends Call, Name extends 'query' | 'body'> = C extends { [N in Name]: infer S }
  ? S
  : undefined

// Looked up in tables: worked out for a key that is not known yet, they would be worked out for all keys at once.
type Inputs = {
  [K in CallKey]: Part<'query', SchemaOf<CallsByKey[K], 'query'>> &
    Part<'body', SchemaOf<CallsByKey[K], 'body'>>
}
type Answers = { [K in CallKey]: DataOf<CallsByKey[K]> }

export type CallInput<K extends CallKey> = Inputs[K]
export type CallData<K extends CallKey> = Answers[K]

/** The contract called inside the server, by the renderer's loaders. */
export type ApiReader = <K extends CallKey>(key: K, input: CallInput<K>) => Promise<Result<CallData<K>>>

/** What a page is rendered for. */
export type PageRequest = {
  readonly api: ApiReader
  readonly brand: BrandCode
  /** Whether it is a page of the console, on its own host. */
  readonly isConsole: boolean
  readonly language: Language
  readonly origin: string
  /** The brand where customers log in; null if that is this one. */
  readonly parentOrigin: string | null
  /** The public origin of a brand. */
  originOf(brand: BrandCode): string
  readonly nonce: string
  /** Logs an error of rendering the page. */
  report(error: unknown): void
}
