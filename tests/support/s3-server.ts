import { createHash, createHmac } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'

export const s3Account = {
  region: 'cn-test-1',
  keyId: 'AKTEST',
  keySecret: 'the-secret-of-this-bucket',
} as const

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const part = (authorization: string, name: string): string =>
  new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? ''

/** AWS Signature Version 4, recalculated from the received request. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const authorization = String(headers.authorization)
  const [id, day = '', region = '', service = '', end = ''] = part(authorization, 'Credential').split('/')
  if (id !== s3Account.keyId || region !== s3Account.region || service !== 's3') return false
  const names = part(authorization, 'SignedHeaders').split(';')
  const due = Object.keys(headers).filter((name) => name.startsWith('x-amz-') || name === 'host')
  if (due.some((name) => !names.includes(name))) return false
  const [path, query = ''] = url.split('?')
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const request = [method, path, query, lines, names.join(';'), headers['x-amz-content-sha256']].join('\n')
  const hashed = createHash('sha256').update(request).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/${service}/${end}`, hashed].join(
    '\n',
  )
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${s3Account.keySecret}`, day))
  return part(authorization, 'Signature') === hmac(key, text).toString('hex')
}

type Failure = { readonly status: number; readonly code: string } | 'silent' | undefined
type Objects = Map<string, Buffer>

const refuse = (response: ServerResponse, status: number, code: string) => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
}

async function serve(objects: Objects, bucket: string, request: IncomingMessage, response: ServerResponse) {
  const path = decodeURIComponent(request.url?.split('?')[0] ?? '')
  const key = path.slice(`/${bucket}/`.length)
  if (!path.startsWith(`/${bucket}/`) || key === '') return refuse(response, 404, 'NoSuchBucket')
  const found = objects.get(key)
  if (request.method === 'PUT') {
    const bytes = await buffer(request)
    if (bytes.length !== Number(request.headers['content-length'] ?? 0))
      return refuse(response, 400, 'IncompleteBody')
    objects.set(key, bytes)
    response.setHeader('etag', `"${createHash('md5').update(bytes).digest('hex')}"`)
    return response.end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return response.writeHead(204).end()
  }
  if (!found) return refuse(response, 404, 'NoSuchKey')
  response.writeHead(200, { 'content-length': found.length })
  return response.end(request.method === 'HEAD' ? undefined : found)
}

/** A bucket with the part of S3 that the file store uses. It refuses requests not signed with its key. */
export async function openS3Server(bucket = 'quayside') {
  const objects: Objects = new Map()
  const requests: string[] = []
  let failure: Failure
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (failure === 'silent') return
    if (failure) return refuse(response, failure.status, failure.code)
    if (!isSigned(request)) return refuse(response, 403, 'SignatureDoesNotMatch')
    void serve(objects, bucket, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  afterAll(stop)
  return {
    endpoint: `http://127.0.0.1:${port}/${bucket}`,
    objects,
    requests,
    stop,
    failWith(next: Failure) {
      failure = next
    },
  }
}
