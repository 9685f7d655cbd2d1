import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brandCodes } from '#domain/brands/brand.ts'
import { ask, hosts } from './client.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const metricsToken = 'the-metrics-token-of-the-fault-run'
export const secretKey = 'the-secret-key-of-the-fault-run'
const startMs = 60_000

/** Below the ports of outgoing connections, so that a port stays free while its program is down. */
const ports = { first: 12_000, count: 8_000 }

export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + Math.floor(Math.random() * ports.count)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}

export type Settings = Readonly<Record<string, string>>

const environment = (settings: Settings): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  QUAYSIDE_MODE: 'production',
  SECRET_KEY: secretKey,
  METRICS_TOKEN: metricsToken,
  BRAND_HOSTS: brandCodes.map((code) => `${code}=${code}.quayside.example`).join(';'),
  CONSOLE_HOST: hosts.console,
  TRUSTED_PROXIES: '127.0.0.1',
  PUBLIC_PORT: '80',
  LOG_LEVEL: 'warn',
  ...settings,
})

/** Runs another npm script to its end. */
export async function runTask(args: readonly string[], settings: Settings) {
  const program = join(root, 'launch', 'run.mjs')
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  const [code] = await once(child, 'exit')
  return { code: Number(code), output }
}

/** The launcher starts the process that serves as its only child. */
function servingPid(launcher: ChildProcess): number {
  const children = readFileSync(`/proc/${launcher.pid}/task/${launcher.pid}/children`, 'utf8')
  return Number(children.trim().split(' ')[0])
}

/** Quayside in production mode, started as a service manager starts it. */
export class Instance {
  readonly port: number
  readonly output: string[] = []
  readonly #launcher: ChildProcess
  readonly #exit: Promise<unknown[]>

  constructor(settings: Settings & { readonly PORT: string }) {
    this.port = Number(settings.PORT)
    this.#launcher = spawn(process.execPath, [join(root, 'launch', 'run.mjs'), 'start'], {
      cwd: root,
      env: environment(settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#launcher.stdout, this.#launcher.stderr])
      stream?.on('data', (text: Buffer) => this.output.push(text.toString()))
    this.#exit = once(this.#launcher, 'exit')
  }

  get pid(): number {
    return servingPid(this.#launcher)
  }

  get isRunning(): boolean {
    return this.#launcher.exitCode === null && this.#launcher.signalCode === null
  }

  /** The exit code. */
  async ended(): Promise<number> {
    const [code] = await this.#exit
    return Number(code)
  }

  async ready(): Promise<this> {
    for (const deadline = Date.now() + startMs; Date.now() < deadline; await sleep(50)) {
      if (!this.isRunning) break
      if ((await ask(this.port, { path: '/health/ready', timeoutMs: 2_000 })).status === 200) return this
    }
    throw new Error(`An instance did not start:\n${this.output.join('').slice(-2_000)}`)
  }

  /** What it answers instead of being ready, once it has started. */
  async unready(): Promise<string> {
    for (const deadline = Date.now() + startMs; Date.now() < deadline; await sleep(50)) {
      const { text } = await ask(this.port, { path: '/health/ready', timeoutMs: 2_000 })
      if (text !== '' && text !== 'not ready') return text
    }
    throw new Error(`An instance did not start:\n${this.output.join('').slice(-2_000)}`)
  }

  /** kill -9 of the process that serves. */
  async kill(): Promise<void> {
    process.kill(this.pid, 'SIGKILL')
    await this.ended()
  }

  async stop(): Promise<void> {
    if (this.isRunning) this.#launcher.kill('SIGTERM')
    await this.ended()
  }
}
