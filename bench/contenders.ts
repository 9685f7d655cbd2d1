import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Contender = {
  readonly origin: string
  stop(): void
  /** Resolves when it has ended. */
  readonly stopped: Promise<unknown>
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function untilAnswers(origin: string, path: string) {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const reply = await fetch(`${origin}${path}`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${origin} never answered`)
}

const contender = (origin: string, child: ChildProcess): Contender => ({
  origin,
  stop: () => void child.kill('SIGTERM'),
  stopped: new Promise((resolve) => child.once('exit', resolve)),
})

/** Quayside as `npm start` runs it, on its own data folder. */
export async function startSite(folder: string, more: NodeJS.ProcessEnv = {}): Promise<Contender> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...more,
    NODE_ENV: undefined,
    PORT: String(port),
    DATA_FOLDER: folder,
    LOG_LEVEL: 'info',
  }
  const child = spawn(process.execPath, [here('../launch/run.mjs'), 'start'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const started = contender(`http://localhost:${port}`, child)
  await untilAnswers(started.origin, '/health/ready')
  return started
}

/** The least that the same HTTP library can do: one JSON object. */
export async function startBareHono(): Promise<Contender> {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  const child = spawn(process.execPath, [here('./run-bare-hono.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const started = contender(`http://127.0.0.1:${port}`, child)
  await untilAnswers(started.origin, '/')
  return started
}

const nginxConfig = (folder: string, port: number) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  default_type text/html;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    location = /page { try_files /plain =404; }
    location = /packed { add_header content-encoding gzip; try_files /gzip =404; }
  }
}`

/** nginx with one worker, serving the same bytes as Quayside; undefined where it is not installed. */
export async function startNginx(plain: Buffer, packed: Buffer): Promise<Contender | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'quayside-nginx-'))
  spawnSync('mkdir', ['-p', join(folder, 'www')])
  writeFileSync(join(folder, 'www', 'plain'), plain)
  writeFileSync(join(folder, 'www', 'gzip'), packed)
  spawnSync('chmod', ['-R', 'a+rX', folder])
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, nginxConfig(folder, port))
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const started = contender(`http://127.0.0.1:${port}`, child)
  await untilAnswers(started.origin, '/page')
  return started
}
