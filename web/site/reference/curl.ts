import { tokenHeader } from '#contract/envelope-codes.ts'
import { jsonSchemaOf, type Operation, type Parameter, type Schema } from '#web/client/openapi.ts'

/** A valid value; without an example in the contract it is the name of the field. */
export function exampleOf(schema: Schema, name: string): unknown {
  const given = schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0]
  if (given !== undefined) return given
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return exampleOf(first, name)
  if (schema.type === 'object') return exampleObject(schema)
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, name)] : []
  if (schema.type === 'integer' || schema.type === 'number') return 1
  return schema.type === 'boolean' ? true : name.toUpperCase()
}

function exampleObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(needed.map(([name, schema]) => [name, exampleOf(schema, name)]))
}

function queryOf(parameters: readonly Parameter[]): string {
  const query = new URLSearchParams()
  for (const { name, required, schema } of parameters)
    if (required) query.set(name, [exampleOf(schema, name)].flat().join(','))
  // A comma needs no escape in a query, and a list of codes is easier to read with it.
  return query.size > 0 ? `?${query}`.replaceAll('%2C', ',').replaceAll('%2F', '/') : ''
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

type CurlParts = { origin: string; method: string; path: string; operation: Operation; language: string }

/** The call as a curl command with its required fields. */
export function curlOf({ origin, method, path, operation, language }: CurlParts): string {
  const { parameters, requestBody, security } = operation
  const schema = requestBody && jsonSchemaOf(requestBody)
  const body = schema && exampleOf(schema, 'body')
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${origin}${path}${queryOf(parameters)}`)}`,
    `-b ${quoted(`language=${language}`)}`,
    ...(security ? [`-H ${quoted(`${tokenHeader}: v1.…`)}`] : []),
    ...(requestBody && !schema ? [`--data-binary ${quoted('@licence.pdf')}`] : []),
    ...(body === undefined
      ? []
      : [`-H ${quoted('content-type: application/json')}`, `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ')
}
