import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { envelopeOf } from '#contract/envelope.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { refusalData } from '#contract/refusals.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { type ServerTextKey, translate } from '#server/platform/messages/translate.ts'
import type { Endpoint } from './endpoint.ts'
import type { RequestInfo } from './request.ts'

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

function operationOf(call: Call, { language }: RequestInfo): Json {
  const say = (key: string) => translate(language, `api.${key}` as ServerTextKey)
  return {
    operationId: call.name,
    tags: [say(`capabilities.${call.capability}`)],
    summary: say(`calls.${call.name}.summary`),
    description: say(`calls.${call.name}.description`),
    parameters: parametersOf(call),
    ...(call.access !== 'public' && { security: [{ accessToken: [] }] }),
    ...bodyOf(call),
    responses: {
      200: { description: say('replies.success'), ...dataOf(call) },
      '4XX': {
        description: say('replies.refused'),
        ...jsonContent({ $ref: '#/components/schemas/Refusal' }),
      },
      500: {
        description: say('replies.serverError'),
        ...jsonContent({ $ref: '#/components/schemas/ServerError' }),
      },
    },
  }
}

/** A schema that holds itself is named, beside where it is used; here such names stand among the components. */
function lifted(part: unknown, named: Json): unknown {
  if (Array.isArray(part)) return part.map((one) => lifted(one, named))
  if (typeof part !== 'object' || part === null) return part
  const { $defs = {}, ...rest } = part as Json
  for (const [name, schema] of Object.entries($defs as Json)) named[name] ??= lifted(schema, named)
  const entries = Object.entries(rest).map(([key, value]) =>
    key === '$ref'
      ? [key, String(value).replace('#/$defs/', '#/components/schemas/')]
      : [key, lifted(value, named)],
  )
  return Object.fromEntries(entries)
}

/** OpenAPI 3.1, made from the contract, in the reader's language and the brand's name. */
export function answerOpenApi(endpoints: readonly Endpoint[], request: RequestInfo): Json {
  const paths: Record<string, Json> = {}
  for (const { call } of endpoints) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, request) }
  }
  const named: Json = {}
  const described = lifted(paths, named)
  const brand = brandOf(request.brand).name[request.language]
  return {
    openapi: '3.1.0',
    info: {
      title: translate(request.language, 'api.title', { brand }),
      version: '1',
      description: translate(request.language, 'api.description'),
    },
    servers: [{ url: request.origin }],
    paths: described,
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: tokenHeader } },
      schemas: {
        ...named,
        Refusal: outputSchema(envelopeOf(refusalData)),
        ServerError: outputSchema(envelopeOf(z.string())),
      },
    },
  }
}
