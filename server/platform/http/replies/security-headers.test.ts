import { describe, expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
const released = directives(pagePolicy('N', false))

describe('the policy of a page', () => {
  test.each([
    ['default-src', "'self'"],
    ['script-src', "'nonce-N' 'strict-dynamic'"],
    ['style-src', "'self' 'nonce-N'"],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self' data:"],
    ['connect-src', "'self'"],
    ['font-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ])('has %s %s', (name, sources) => {
    expect(released.get(name)).toBe(sources)
  })

  test('allows in development only what the bundler needs: its styles and its websocket', () => {
    const developing = directives(pagePolicy('N', true))
    const looser = [...developing].filter(([name, sources]) => released.get(name) !== sources)
    expect(looser).toEqual([
      ['style-src', "'self' 'unsafe-inline'"],
      ['connect-src', "'self' ws:"],
    ])
    expect([...developing.keys()]).toEqual([...released.keys()])
  })
})
