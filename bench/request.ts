import type { RequestInfo } from '#server/platform/http/requests/request-info.ts'

/** What the server knows of a request that is answered without HTTP. */
export const request: RequestInfo = {
  brand: 'group',
  isConsole: false,
  language: 'en',
  origin: 'http://localhost',
  requestId: 'bench',
  clientIp: '127.0.0.1',
}
