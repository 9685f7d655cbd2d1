import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { envelopeOf } from '#contract/envelope.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { refusalData } from '#contract/refusals.ts'
import type { Language } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { type ServerTextKey, translate } from '#server/platform/messages/translate.ts'
import type { Endpoint } from './endpoint.ts'
import type { RequestInfo } from './requests/request-info.ts'

/** What the document of a host depends on. */
export type OpenApiKey = Pick<RequestInfo, 'brand' | 'language' | 'isConsole' | 'origin'>

type Json = Record<string, unknown>

const inputSchema = (schema: z.ZodType): Json =>
  strip(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
const outputSchema = (schema: z.ZodType): Json =>
  strip(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
const strip = ({ $schema: _dialect, ...schema }: Json): Json => schema

const contentOf = (type: string, schema: Json) => ({ content: { [type]: { schema } } })
const jsonContent = (schema: Json) => contentOf('application/json', schema)
const bytesContent = (schema: Json) => contentOf('application/octet-stream', schema)

function bodyOf({ body, bodyKind }: Call): Json {
  if (!body) return {}
  const content = bodyKind === 'bytes' ? bytesContent : jsonContent
  return { requestBody: { required: true, ...content(inputSchema(body)) } }
}

function dataOf({ data, dataKind }: Call) {
  if (dataKind === 'file') return bytesContent(outputSchema(data))
  return dataKind === 'events'
    ? contentOf('text/event-stream', outputSchema(data))
    : jsonContent(outputSchema(envelopeOf(data)))
}

function parametersOf(call: Call): Json[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = inputSchema(call.query) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const schemasOf = (call: Call) => ({ parameters: parametersOf(call), body: bodyOf(call), data: dataOf(call) })

/** The same in every document, and most of the work: made for the first of them. */
const knownSchemas = new WeakMap<Call, ReturnType<typeof schemasOf>>()

function keptSchemasOf(call: Call) {
  const schemas = knownSchemas.get(call) ?? schemasOf(call)
  knownSchemas.set(call, schemas)
  return schemas
}

function operationOf(call: Call, language: Language): Json {
  const { parameters, body, data } = keptSchemasOf(call)
  const text = (key: string) => translate(language, `api.${key}` as ServerTextKey)
  return {
    operationId: call.name,
    tags: [text(`capabilities.${call.capability}`)],
    summary: text(`calls.${call.name}.summary`),
    description: text(`calls.${call.name}.description`),
    parameters,
    ...(call.access !== 'public' && { security: [{ accessToken: [] }] }),
    ...body,
    responses: {
      200: { description: text('replies.success'), ...data },
      '4XX': {
        description: text('replies.refused'),
        ...jsonContent({ $ref: '#/components/schemas/Refusal' }),
      },
      500: {
        description: text('replies.serverError'),
        ...jsonContent({ $ref: '#/components/schemas/ServerError' }),
      },
    },
  }
}

/** Moves the $defs of recursive schemas to the components of the document. */
function liftDefs(part: unknown, schemas: Json): unknown {
  if (Array.isArray(part)) return part.map((one) => liftDefs(one, schemas))
  if (typeof part !== 'object' || part === null) return part
  const { $defs = {}, ...rest } = part as Json
  for (const [name, schema] of Object.entries($defs as Json)) schemas[name] ??= liftDefs(schema, schemas)
  const entries = Object.entries(rest).map(([key, value]) =>
    key === '$ref'
      ? [key, String(value).replace('#/$defs/', '#/components/schemas/')]
      : [key, liftDefs(value, schemas)],
  )
  return Object.fromEntries(entries)
}

/** OpenAPI 3.1 from the contract, in the client’s language: the first takes about 180 ms of a core, any other 20 ms. */
export function buildOpenApi(endpoints: readonly Endpoint[], request: OpenApiKey): Json {
  const paths: Record<string, Json> = {}
  for (const { call } of endpoints) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operationOf(call, request.language),
    }
  }
  const schemas: Json = {}
  const describedPaths = liftDefs(paths, schemas)
  const brand = brandOf(request.brand).name[request.language]
  return {
    openapi: '3.1.0',
    info: {
      title: translate(request.language, 'api.title', { brand }),
      version: '1',
      description: translate(request.language, 'api.description'),
    },
    servers: [{ url: request.origin }],
    paths: describedPaths,
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: tokenHeader } },
      schemas: {
        ...schemas,
        Refusal: outputSchema(envelopeOf(refusalData)),
        ServerError: outputSchema(envelopeOf(z.string())),
      },
    },
  }
}
