import type { z } from 'zod'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import type { Call, DataOf } from './call.ts'
import type { CallName, Calls } from './calls.ts'

/** A call named by what travels: `GET /api/…`. Types only, so the browser carries no schemas. */
export type CallKey = { [N in CallName]: `${Calls[N]['method']} ${Calls[N]['path']}` }[CallName]

export type CallByKey<K extends CallKey> = {
  [N in CallName]: K extends `${Calls[N]['method']} ${Calls[N]['path']}` ? Calls[N] : never
}[CallName]

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [N in Name]: z.input<Schema> }
  : unknown
type SchemaOf<C extends Call, Name extends 'query' | 'body'> = C extends { [N in Name]: infer S }
  ? S
  : undefined

export type CallInput<K extends CallKey> = Part<'query', SchemaOf<CallByKey<K>, 'query'>> &
  Part<'body', SchemaOf<CallByKey<K>, 'body'>>
export type CallData<K extends CallKey> = DataOf<CallByKey<K>>

/** The contract called inside the server, by the renderer's loaders. */
export type ApiReader = <K extends CallKey>(key: K, input: CallInput<K>) => Promise<Verdict<CallData<K>>>

/** What a page is rendered for. */
export type PageRequest = {
  readonly api: ApiReader
  readonly brand: BrandCode
  /** Whether it is a page of the console, on its own host. */
  readonly isConsole: boolean
  readonly language: Language
  readonly origin: string
  readonly nonce: string
  /** What broke while the page was made goes to the log. */
  report(error: unknown): void
}
