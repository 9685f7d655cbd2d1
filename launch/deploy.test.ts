import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { watchConsole } from '#contract/console.ts'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import { watchNotifications } from '#contract/notifications.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'
import { readConfig, variables } from '#server/platform/config.ts'
import { sizeLimits, timeLimits } from '#server/platform/time-limits.ts'
import { readCompose } from '#tests/support/compose-file.ts'
import {
  asBytes,
  asMilliseconds,
  check,
  deployFile,
  findProgram,
  repositoryFile,
  repositoryPath,
  valueAfter,
} from '#tests/support/deploy-files.ts'

const scratch = await mkdtemp(join(tmpdir(), 'quayside-deploy-'))
afterAll(() => rm(scratch, { recursive: true, force: true }))

const [dockerfile, nginx, caddy, unit] = ['Dockerfile', 'nginx.conf', 'Caddyfile', 'quayside.service'].map(
  deployFile,
) as [string, string, string, string]

const compose = readCompose()
const { database, server, proxy } = compose.services

/** `NAME=value` pairs of a line, as Dockerfile and unit write them. */
const pairsIn = (text: string, line: RegExp) =>
  Object.fromEntries(
    [...text.matchAll(line)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=') as [string, string]),
    ),
  )
const imageEnv = pairsIn(dockerfile, /^ENV (.*)$/gm)
const unitEnv = pairsIn(unit, /^Environment=(.*)$/gm)
/** With the values that the person adds. */
const serverEnv = {
  ...imageEnv,
  ...Object.fromEntries(
    Object.entries(server.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{[A-Z_]+:\?\}/g, 'a-value-of-this-installation'),
    ]),
  ),
}

describe('the containers', () => {
  test('get variables that the server knows, and with them a production configuration', () => {
    const known = Object.keys(variables)
    for (const name of [...Object.keys(serverEnv), ...Object.keys(unitEnv)]) expect(known).toContain(name)
    const config = readConfig(serverEnv)
    expect(config).toMatchObject({ QUAYSIDE_MODE: 'production', PUBLIC_SCHEME: 'https', HOST: '0.0.0.0' })
    expect(new Set(config.BRAND_HOSTS.values())).toEqual(new Set(brandCodes))
    expect(readConfig({ ...serverEnv, ...unitEnv })).toMatchObject({ HOST: '127.0.0.1', PORT: config.PORT })
  })

  test('the server runs as a user without rights, on a file system it cannot change', () => {
    expect(server).toMatchObject({ read_only: true, user: 'node', cap_drop: ['ALL'] })
    expect(server.ports ?? []).toEqual([])
    expect(server.volumes).toEqual([`files:${imageEnv.DATA_FOLDER}`])
    for (const one of [database, server, proxy]) expect(one.security_opt).toContain('no-new-privileges:true')
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2)
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK .*\n {2}CMD .*127\.0\.0\.1:3000\/health\/ready/m)
    expect(last).toMatch(/^CMD \["node", "launch\/run\.mjs", "start"\]$/m)
  })

  test('the database is PostgreSQL 18 and can be reached by the server only', () => {
    expect(database.image).toMatch(/^postgres:18-/)
    expect(database.ports ?? []).toEqual([])
    expect(database.networks).toEqual(['inside'])
    expect(Object.keys(proxy.networks)).toEqual(['edge'])
    expect(database.volumes).toContain(
      './database/create-roles.sh:/docker-entrypoint-initdb.d/create-roles.sh:ro',
    )
  })

  test('the proxy has the address that the server trusts', () => {
    expect(proxy.networks).toMatchObject({ edge: { ipv4_address: server.environment.TRUSTED_PROXIES } })
    expect(proxy.environment).toEqual({ QUAYSIDE_UPSTREAM: `server:${imageEnv.PORT}` })
  })

  test('each volume is declared, and a stop waits longer than the server needs', () => {
    const used = [database, server, proxy].flatMap(({ volumes }) => volumes.map((one) => one.split(':')[0]))
    expect(used.filter((name) => !name?.startsWith('.')).sort()).toEqual(Object.keys(compose.volumes).sort())
    expect(asMilliseconds(server.stop_grace_period)).toBeGreaterThan(timeLimits.stopMs)
    expect(Number(unit.match(/^TimeoutStopSec=(\d+)$/m)?.[1]) * 1000).toBeGreaterThan(timeLimits.stopMs)
  })
})

describe('the Dockerfile', () => {
  const lines = dockerfile
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [instruction = '', ...words] = line.split(' ')
      return { instruction, words }
    })
  const all = (instruction: string) => lines.filter((line) => line.instruction === instruction)

  test('has only instructions that exist', () => {
    const known =
      /^(ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|RUN|SHELL|STOPSIGNAL|USER|VOLUME|WORKDIR)$/
    expect(lines.filter(({ instruction }) => !known.test(instruction))).toEqual([])
    expect(lines[0]?.instruction).toBe('FROM')
  })

  test('copies files that are there and that .dockerignore does not leave out', () => {
    const ignored = repositoryFile('.dockerignore').split('\n').filter(Boolean)
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'build', 'data', 'node_modules']))
    const copied = all('COPY').flatMap(({ words }) => words.slice(0, -1))
    const sources = copied.filter((word) => !word.startsWith('/') && !word.startsWith('--'))
    expect(sources).toContain('package-lock.json')
    for (const source of sources) {
      expect(existsSync(repositoryPath(source)), source).toBe(true)
      expect(ignored).not.toContain(source)
    }
    const stages = all('FROM').flatMap(({ words }) => (words[1] === 'AS' ? [words[2]] : []))
    const from = copied.filter((word) => word.startsWith('--from='))
    expect(from.map((word) => word.slice('--from='.length))).toEqual(stages)
  })

  test('keeps the engine and the model that read a licence: neither is a tool', () => {
    const { dependencies } = JSON.parse(repositoryFile('package.json'))
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining(['tesseract.js', '@tesseract.js-data/chi_sim']),
    )
  })

  test('runs tasks that there are, on the Node of the project', () => {
    const commands = [...all('RUN'), ...all('CMD')].map(({ words }) =>
      words.join(' ').replace(/["',[\]]/g, ''),
    )
    const tasks = commands.flatMap((text) => text.match(/(?<=launch\/run\.mjs )[a-z-]+/g) ?? [])
    expect(tasks).toEqual(['build', 'start'])
    for (const task of tasks) expect(existsSync(repositoryPath(`launch/tasks/${task}.ts`)), task).toBe(true)
    const [major] = process.versions.node.split('.')
    for (const { words } of all('FROM')) expect(words[0]).toBe(`node:${major}-bookworm-slim`)
  })
})

test('the script that creates the roles can be read by the shell', async () => {
  expect(await check('/bin/sh', ['-n', repositoryPath('deploy/database/create-roles.sh')])).toBe('')
})

describe('the proxies', () => {
  const hosts = [...readConfig(serverEnv).BRAND_HOSTS.keys(), server.environment.CONSOLE_HOST].sort()
  const longestMs = timeLimits.uploadMs + timeLimits.requestMs

  test('answer for the six brands and the console', () => {
    const served = nginx.slice(nginx.lastIndexOf('\nserver {'))
    expect(
      served
        .match(/server_name ([^;]+);/)?.[1]
        ?.split(/\s+/)
        .sort(),
    ).toEqual(hosts)
    expect(
      caddy
        .match(/^(www\..*) \{$/m)?.[1]
        ?.split(', ')
        .sort(),
    ).toEqual(hosts)
  })

  test('nginx has the limits of the server', () => {
    const ms = (name: string) =>
      asMilliseconds(valueAfter(nginx.slice(nginx.lastIndexOf('\nserver {')), name))
    expect(ms('client_header_timeout')).toBe(timeLimits.headersMs)
    expect(ms('client_body_timeout')).toBe(timeLimits.requestMs)
    expect(ms('send_timeout')).toBe(timeLimits.unreadMs)
    expect(ms('keepalive_timeout')).toBe(timeLimits.keepAliveMs)
    expect(ms('proxy_read_timeout')).toBe(longestMs)
    expect(asBytes(valueAfter(nginx, 'client_max_body_size'))).toBe(rateSheetLimits.megabytes * 1024 * 1024)
    expect(asBytes(valueAfter(nginx, 'large_client_header_buffers 4'))).toBe(sizeLimits.headerBytes)
    const upstream = nginx.match(/upstream [\s\S]*?\n\}/)?.[0] ?? ''
    expect(asMilliseconds(valueAfter(upstream, 'keepalive_timeout'))).toBeLessThan(timeLimits.keepAliveMs)
  })

  test('nginx states what the server reads, and does not pass on what the client states', () => {
    const headers = [...nginx.matchAll(/proxy_set_header (\S+) (.*);/g)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ])
    expect(Object.fromEntries(headers)).toEqual({
      host: '$host',
      'x-forwarded-host': '$host',
      'x-forwarded-proto': '$scheme',
      'x-forwarded-for': '$remote_addr',
      [requestIdHeader.toLowerCase()]: '$request_id',
      connection: '""',
    })
    for (const { path } of [watchNotifications, watchConsole])
      expect(nginx).toMatch(new RegExp(`location = ${path} \\{\\s+proxy_buffering off;\\s+proxy_pass`))
  })

  test('Caddy has the limits of the server', () => {
    const ms = (name: string) => asMilliseconds(valueAfter(caddy, name))
    expect(ms('read_header')).toBe(timeLimits.headersMs)
    expect(ms('read_body')).toBe(longestMs)
    expect(ms('response_header_timeout')).toBe(longestMs)
    expect(ms('idle')).toBe(timeLimits.keepAliveMs)
    expect(ms('keepalive')).toBeLessThan(timeLimits.keepAliveMs)
    expect(asBytes(valueAfter(caddy, 'max_size'))).toBe(rateSheetLimits.megabytes * 1024 * 1024)
    expect(asBytes(valueAfter(caddy, 'max_header_size'))).toBe(sizeLimits.headerBytes)
    expect(valueAfter(caddy, 'flush_interval')).toBe('-1')
    expect(valueAfter(caddy, 'header_up')).toBe('X-Request-Id {http.request.uuid}')
  })

  test('an event stream sends something before either closes an idle one, and neither limits its whole time', () => {
    const served = nginx.slice(nginx.lastIndexOf('\nserver {'))
    const waits = [
      valueAfter(served, 'proxy_read_timeout'),
      valueAfter(served, 'keepalive_timeout'),
      valueAfter(caddy, 'idle'),
    ]
    for (const one of waits) expect(asMilliseconds(one)).toBeGreaterThan(2 * timeLimits.heartbeatMs)
    // Caddy counts these from the start of a reply, or ends a stream that is open longer.
    expect(caddy).not.toMatch(/^\s*(write|write_timeout|read_timeout|stream_timeout) /m)
  })

  test('neither shows probes and metrics to the outside', () => {
    expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/)
    expect(nginx).toMatch(/location \/health\/ \{\s+return 404;/)
    expect(caddy).toMatch(/@inside path \/metrics \/health\/\*\n\s+respond @inside 404/)
  })
})

describe('checked by the programs themselves, where they are installed:', () => {
  const nginxProgram = findProgram('nginx')
  const openssl = findProgram('openssl')
  test.runIf(nginxProgram && openssl)('nginx', async () => {
    const [key, certificate] = [join(scratch, 'key.pem'), join(scratch, 'certificate.pem')]
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=quayside.example']
    await check(openssl ?? '', ['req', ...made, '-keyout', key, '-out', certificate])
    const site = nginx
      .replaceAll('/etc/ssl/quayside/fullchain.pem', certificate)
      .replaceAll('/etc/ssl/quayside/key.pem', key)
      .replace(/^ {2}listen (\[::\]:)?(\d+)/gm, '  listen 127.0.0.1:4$2')
      // Both lines of a server now name one address.
      .replace(/^( {2}listen [^\n]+\n)\1/gm, '$1')
    const file = join(scratch, 'nginx.conf')
    await writeFile(
      file,
      `pid ${scratch}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`,
    )
    expect(await check(nginxProgram ?? '', ['-t', '-c', file, '-p', scratch])).toContain('test is successful')
  })

  const caddyProgram = findProgram('caddy')
  test.runIf(caddyProgram)('Caddy', async () => {
    const file = join(scratch, 'Caddyfile')
    await writeFile(file, caddy)
    const args = ['validate', '--config', file, '--adapter', 'caddyfile']
    const printed = await check(caddyProgram ?? '', args, {
      XDG_DATA_HOME: scratch,
      XDG_CONFIG_HOME: scratch,
    })
    expect(printed).toContain('Valid configuration')
    expect(printed).not.toContain('"level":"warn"')
  })

  const analyze = findProgram('systemd-analyze')
  test.runIf(analyze)('systemd', async () => {
    const file = join(scratch, 'quayside.service')
    await writeFile(file, unit.replace('/usr/bin/node', process.execPath))
    // It prints what it finds and ends with 0 for some of it.
    expect(await check(analyze ?? '', ['verify', file])).toBe('')
  })
})
