import type { Result } from '#domain/values/refusal.ts'
import { ok, refusal } from '#domain/values/refusal.ts'

/** The part of JSON Schema that the contract uses. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly default?: unknown
  readonly examples?: readonly unknown[]
}

/** JSON, or the bytes of a file under another name. */
type Content = { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }

export const jsonSchemaOf = ({ content }: Content): Schema | undefined => content['application/json']?.schema

export type Parameter = { readonly name: string; readonly required: boolean; readonly schema: Schema }

export type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  /** For calls that need a login. */
  readonly security?: readonly object[]
  readonly responses: { readonly 200: Content }
}

export type OpenApi = {
  readonly info: { readonly title: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export const openApiAddress = '/api/openapi.json'

/** This document has no envelope, so the API client does not read it. */
export async function readOpenApi(signal: AbortSignal): Promise<Result<OpenApi>> {
  try {
    const reply = await fetch(openApiAddress, { signal, headers: { accept: 'application/json' } })
    return reply.ok ? ok((await reply.json()) as OpenApi) : refusal('unreachable')
  } catch {
    return refusal('unreachable')
  }
}
