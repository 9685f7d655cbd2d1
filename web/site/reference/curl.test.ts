import { expect, test } from 'vitest'
import type { Operation, Schema } from '#web/client/openapi.ts'
import { curlOf, exampleOf } from './curl.ts'

const reply = { 200: { content: { 'application/json': { schema: {} } } } }
const quiet: Operation = {
  operationId: 'listActivities',
  tags: [],
  summary: '',
  description: '',
  parameters: [],
  responses: reply,
}
const at = { origin: 'http://localhost:3000', path: '/api/x', language: 'en' }

test('a call that asks for nothing is an address and a language', () => {
  expect(curlOf({ ...at, method: 'GET', operation: quiet })).toBe(
    "curl 'http://localhost:3000/api/x' \\\n  -b 'language=en'",
  )
})

test('a call that needs a log-in shows where the token goes', () => {
  const operation = { ...quiet, security: [{ accessToken: [] }] }
  expect(curlOf({ ...at, method: 'GET', operation })).toContain("-H 'access-token: v1.…'")
})

test('a file is sent as its bytes', () => {
  const requestBody = { content: { 'application/octet-stream': { schema: {} } } }
  const sent = curlOf({ ...at, method: 'POST', operation: { ...quiet, requestBody } })
  expect(sent).toContain("--data-binary '@licence.pdf'")
  expect(sent).not.toContain('application/json')
})

test('what a call requires stands in the query, what it does not is left out', () => {
  const codes: Schema = { anyOf: [{ type: 'string' }, { type: 'array' }], examples: ['orderStatus,planType'] }
  const parameters = [
    { name: 'codes', required: true, schema: codes },
    { name: 'language', required: false, schema: { enum: ['zh'] } },
  ]
  expect(curlOf({ ...at, method: 'GET', operation: { ...quiet, parameters } })).toContain(
    "/api/x?codes=orderStatus,planType'",
  )
})

test('a body is sent as JSON, safe in a shell', () => {
  const schema: Schema = {
    type: 'object',
    required: ['channel', 'recipient'],
    properties: {
      channel: { enum: ['sms', 'mail'] },
      recipient: { type: 'string', examples: ["o'neill"] },
      note: { type: 'string' },
    },
  }
  const requestBody = { content: { 'application/json': { schema } } }
  const text = curlOf({ ...at, method: 'POST', operation: { ...quiet, requestBody } })
  expect(text).toContain("curl -X POST '")
  expect(text).toContain(`-d '{"channel":"sms","recipient":"o'\\''neill"}'`)
})

test.each<[Schema, unknown]>([
  [{ type: 'string' }, 'PORT'],
  [{ type: 'integer' }, 1],
  [{ type: 'boolean' }, true],
  [{ type: 'array', items: { type: 'string' } }, ['PORT']],
  [{ anyOf: [{ const: 'zh' }, { type: 'string' }] }, 'zh'],
  [{ type: 'string', default: 'CNNGB' }, 'CNNGB'],
])('%o is shown as %o', (schema, wanted) => {
  expect(exampleOf(schema, 'port')).toEqual(wanted)
})
