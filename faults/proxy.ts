import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hosts } from './client.ts'
import { freePort } from './instance.ts'

export const isHaproxyInstalled = () => spawnSync('haproxy', ['-v']).error === undefined

/** A POST is sent again only if no instance has received it. */
const configuration = (port: number, instances: readonly number[]) => `
global
  maxconn 8000
  nbthread 1
defaults
  mode http
  timeout connect 1s
  timeout client 70s
  timeout server 70s
  timeout http-request 15s
  timeout check 2s
  option forwardfor
  option http-server-close
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
frontend site
  bind 127.0.0.1:${port}
  http-request disable-l7-retry if !METH_GET
  default_backend instances
backend instances
  balance roundrobin
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host ${hosts.site}
  default-server check inter 200ms fall 2 rise 1
${instances.map((one, at) => `  server instance${at} 127.0.0.1:${one}`).join('\n')}
`

/** HAProxy in front of the instances, with readiness checks. */
export async function startProxy(folder: string, instances: readonly number[]) {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, instances))
  const child = spawn('haproxy', ['-f', file, '-q'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exit = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  return { port, stop }
}
