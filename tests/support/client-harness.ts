import { provideClient } from '#web/client/call.ts'
import { ApiClient } from '#web/client/client.ts'
import { readBlob, saveFile, upload } from '#web/client/files.ts'
import { createTokenStore } from '#web/client/tokens.ts'
import { rememberLanguage } from '#web/language/language-cookie.ts'

/** The API client in a page of its own, with its effects recorded; bundled for the browser by the tests. */
const effects: string[] = []
const tabMessages: string[] = []
const tokens = createTokenStore(window.localStorage, window.sessionStorage)
const client = new ApiClient({
  origin: window.location.origin,
  tokens,
  rememberLanguage: () => rememberLanguage('en'),
  warn: (warning) => effects.push(`warn ${warning}`),
  showText: (text) => effects.push(`text ${text}`),
  loggedOut: () => {
    effects.push('logged out')
    tokens.forget()
  },
  sessionEnded: () => {
    effects.push('session ended')
    tokens.forgetEverything()
  },
  tabs: { send: ({ type }) => tabMessages.push(type) },
})

provideClient(client)

const describe = async (value: unknown) =>
  value instanceof Blob ? { blob: await value.text(), type: value.type } : value

const harness = {
  effects,
  tabMessages: tabMessages,
  tokens,
  async request(key: string, input: { query?: unknown; body?: unknown } = {}) {
    const result = await client.request(key, input)
    return result.ok ? { ok: true, value: await describe(result.value) } : result
  },
  progress: [] as number[],
  upload(text: string, signal?: AbortSignal) {
    const query = { kind: 'licence', name: 'licence.pdf' } as const
    const onProgress = (part: number) => harness.progress.push(part)
    return upload('POST /api/files/upload', { query, file: new File([text], 'mine.pdf'), onProgress, signal })
  },
  async readFile(id: string) {
    const result = await readBlob('GET /api/files/file', { query: { id } })
    return result.ok ? { ok: true, value: await describe(result.value) } : result
  },
  saveFile: (text: string, name: string) => saveFile(new Blob([text], { type: 'application/pdf' }), name),
  /** A circular body cannot be serialised, so the request cannot be built. */
  requestUnserialisable() {
    const circle: { self?: unknown } = {}
    circle.self = circle
    return client.request('POST /api/impossible', { body: circle })
  },
}

export type Harness = typeof harness

Object.assign(window, { harness })
