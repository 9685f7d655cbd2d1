import { describe, expect, test } from 'vitest'
import { createLog } from './logs.ts'

/** The lines that a call writes to the log. */
const logged = (write: (log: ReturnType<typeof createLog>) => void, level = 'info') => {
  const lines: string[] = []
  write(createLog(level, { write: (line) => lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}
const secret = 'v1.secret'

describe('secret fields', () => {
  test.each([
    'token',
    'accessToken',
    'access-token',
    'password',
    'newPassword',
    'clientSecret',
    'code',
    'phone',
    'mobile',
    'userMobile',
    'email',
    'recipient',
    'authorization',
    'Authorization',
    'cookie',
    'set-cookie',
  ])('hide %s at any depth', (field) => {
    const [line] = logged((log) =>
      log.info({
        [field]: secret,
        one: { [field]: secret },
        two: { headers: { [field]: [secret] } },
        deep: [{ a: { b: { c: { [field]: { value: secret } } } } }],
      }),
    )
    expect(JSON.stringify(line)).not.toContain(secret)
    expect(line[field]).toBe('[hidden]')
    expect(line.deep[0].a.b.c[field]).toBe('[hidden]')
  })

  test('hide nothing else', () => {
    const params = {
      requestId: 'r-1',
      path: '/api/x',
      status: 404,
      ms: 1.5,
      brand: 'group',
      barcode: 7,
      none: null,
    }
    expect(logged((log) => log.info(params, 'answered'))[0]).toMatchObject({ ...params, msg: 'answered' })
  })
})

describe('an error', () => {
  const queryError = Object.assign(new Error(`Failed query: insert $1\nparams: ${secret}`), {
    query: 'insert $1',
    params: [secret],
    cause: Object.assign(new Error(`duplicate key`), { code: '23505', detail: `Key (phone)=(${secret})` }),
  })

  test('of a query is logged with statement and SQL state, without the values', () => {
    const [line] = logged((log) => log.error({ err: queryError }, 'broke'))
    expect(line.err).toMatchObject({
      message: 'Failed query: insert $1',
      cause: { message: 'duplicate key', state: '23505' },
    })
    expect(JSON.stringify(line)).not.toContain(secret)
  })

  test('about data hides the value that PostgreSQL quotes', () => {
    const error = Object.assign(new Error(`invalid input syntax for type integer: "${secret}"`), {
      code: '22P02',
    })
    const [line] = logged((log) => log.warn({ err: error }))
    expect(line.err.message).toBe('invalid input syntax for type integer: [hidden]')
    expect(JSON.stringify(line)).not.toContain(secret)
  })

  test('keeps its message and stack', () => {
    const [line] = logged((log) => log.error({ err: new TypeError('x is not a function') }))
    expect(line.err).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
    expect(line.err.stack).toContain('logs.test.ts')
  })
})

test('lines below the level are not written', () => {
  expect(logged((log) => log.info('x'), 'warn')).toEqual([])
  expect(logged((log) => log.error('x'), 'silent')).toEqual([])
})
