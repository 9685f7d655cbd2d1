import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { parseRawRequest } from './raw-request.ts'

const parsed = (text: string) =>
  parseRawRequest(Buffer.from(text, 'latin1'), { remoteAddress: '127.0.0.1', localPort: 80 })
const get = (...headers: string[]) => ['GET / HTTP/1.1', ...headers, '', ''].join('\r\n')

test('a plain GET request is read', () => {
  const request = parsed(
    get('Host: a.localhost:80', 'Accept-Language:en ', 'X-Empty:', 'Connection: Keep-Alive'),
  )
  expect(request?.url).toBe('/')
  expect(request?.read('host')).toBe('a.localhost:80')
  expect(request?.read('accept-language')).toBe('en')
  expect(request?.read('x-empty')).toBe('')
  expect(request?.read('cookie')).toBeUndefined()
})

test('as many headers as are allowed are read', () => {
  expect(parsed(get('host: a', ...Array.from({ length: 63 }, (_, at) => `x-${at}: a`)))).toBeDefined()
})

test.each([
  ['nothing', ''],
  ['the first half of a request', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['a request without its last line break', 'GET / HTTP/1.1\r\nhost: a\r\n\r'],
  ['two requests', get('host: a') + get('host: a')],
  ['a request and the start of another', `${get('host: a')}G`],
  ['another method', get('host: a').replace('GET', 'POST')],
  ['a method in small letters', get('host: a').replace('GET', 'get')],
  ['HTTP/1.0', get('host: a').replace('/1.1', '/1.0')],
  ['a whole URL', get('host: a').replace('GET /', 'GET http://a/')],
  ['two spaces', get('host: a').replace('GET ', 'GET  ')],
  ['line breaks without carriage return', get('host: a').replaceAll('\r\n', '\n')],
  ['no host', get('accept: */*')],
  ['no header', get()],
  ['two hosts', get('host: a', 'Host: b')],
  ['a header twice', get('host: a', 'cookie: lang=zh', 'cookie: lang=en')],
  ['a space before the colon', get('host: a', 'accept : */*')],
  ['a folded header', get('host: a', 'accept: a', ' b')],
  ['a header without a name', get('host: a', ': b')],
  ['a character outside ASCII', get('host: a', 'cookie: é')],
  ['a NUL', get('host: a', 'cookie: \0')],
  ['a lone carriage return', get('host: a', 'cookie: a\rb')],
  ['a carriage return too many', get('host: a', 'cookie: a\r')],
  ['a lone line feed', get('host: a', 'cookie: \na')],
  ['a tab in the URL', get('host: a').replace('GET /', 'GET /\t')],
  ['a body', `${get('host: a', 'content-length: 1')}a`],
  ['a body of length zero', get('host: a', 'content-length: 0')],
  ['a body in chunks', get('host: a', 'transfer-encoding: chunked')],
  ['a connection to close', get('host: a', 'connection: close')],
  ['an upgrade', get('host: a', 'connection: upgrade', 'upgrade: websocket')],
  ['an expectation', get('host: a', 'expect: 100-continue')],
  [
    'more headers than a browser sends',
    get('host: a', ...Array.from({ length: 64 }, (_, at) => `x-${at}: a`)),
  ],
  ['too long headers', get('host: a', `cookie: ${'a'.repeat(sizeLimits.headerBytes)}`)],
])('%s is left to Node', (_name, text) => {
  expect(parsed(text)).toBeUndefined()
})

const seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
const server = createServer((request, response) => {
  const { method, url, headers } = request
  seen.push({ method, url, headers })
  response.end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

/** The requests that Node's parser reads from a text. */
const readByNode = (text: string) =>
  new Promise<typeof seen>((resolve) => {
    seen.length = 0
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {}).on('close', () => resolve([...seen]))
    socket.resume().end(text, 'latin1')
  })

const pieces = fc.constantFrom(
  ...['GET ', 'POST ', '/', '/a?lang=en', ' HTTP/1.1', ' HTTP/1.0', '\r\n', '\n', '\r', ': ', ':', ' ', '\t'],
  ...['host: a', 'Host: b', 'accept: */*', 'cookie: a=b; c="d"', 'connection: keep-alive', 'é', '\0', 'x'],
  ...['content-length: 0', 'content-length: 3', 'transfer-encoding: chunked', '\r\n\r\n'],
)
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 8 }).map((parts) => `GET / HTTP/1.1\r\nhost: a\r\n${parts.join('')}\r\n\r\n`),
  fc.array(pieces, { maxLength: 4 }).map((parts) => get('host: a', parts.join(''))),
)

test('what is read here is exactly one request for Node, with the same URL and headers', async () => {
  const names = ['host', 'accept', 'cookie', 'connection', 'x', 'é', 'content-length', 'transfer-encoding']
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const request = parsed(text)
      if (!request) return
      const [only, ...others] = await readByNode(text)
      expect(others).toEqual([])
      expect(only?.method).toBe('GET')
      expect(only?.url).toBe(request.url)
      for (const name of names) expect(request.read(name), name).toBe(only?.headers[name])
    }),
    { numRuns: 1_000 },
  )
})
