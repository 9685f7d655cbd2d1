import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFontConfig } from '#launch/test-fonts.ts'

const program = fileURLToPath(new URL('./browser-server.ts', import.meta.url))

function startServer(folder: string) {
  const own = { PORT: '0', DATA_FOLDER: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' }
  const server = fork(program, { env: { ...process.env, ...own }, execArgv: [] })
  const ended = once(server, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`The server of the tests ended with code ${code}.`)
  })
  failed.catch(() => {})
  return {
    /** The port and the sessions of the staff, by the names of the environment. */
    ready: Promise.race([once(server, 'message'), failed]).then(([values]) => values),
    async stop() {
      if (server.connected) server.disconnect()
      await ended
    },
  }
}

/** The site for all tests of the run; its port is in the environment. */
export default async function setup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-browser-'))
  process.env.FONTCONFIG_FILE ??= writeFontConfig(folder)
  const server = startServer(folder)
  Object.assign(process.env, await server.ready)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
