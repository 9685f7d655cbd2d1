import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLocalName = (host: string) => host === 'localhost' || host.endsWith('.localhost')

const isLoopback = (host: string) => {
  const version = isIP(host)
  return version === 0
    ? isLocalName(host.toLowerCase())
    : loopback.check(host, version === 4 ? 'ipv4' : 'ipv6')
}

type Exposure = {
  readonly NODE_ENV?: string | undefined
  readonly HOST: string
  readonly PUBLIC_SCHEME: 'http' | 'https'
  readonly BRAND_HOSTS: ReadonlyMap<string, unknown>
  readonly CONSOLE_HOST?: string | undefined
  readonly TRUSTED_PROXIES: readonly string[]
}

/**
 * Development mode shows every message and has published secrets, so it refuses whatever only a public site has: there
 * QUAYSIDE_MODE was forgotten.
 */
export function developmentProblems(config: Exposure): string[] {
  const { NODE_ENV, HOST, PUBLIC_SCHEME, BRAND_HOSTS, CONSOLE_HOST, TRUSTED_PROXIES } = config
  const reasons = [
    NODE_ENV === 'production' && 'NODE_ENV: is production',
    !isLoopback(HOST) && `HOST: ${HOST} is not a loopback address`,
    PUBLIC_SCHEME === 'https' && 'PUBLIC_SCHEME: is https',
    BRAND_HOSTS.size > 0 && 'BRAND_HOSTS: names public hosts',
    CONSOLE_HOST && !isLocalName(CONSOLE_HOST) && `CONSOLE_HOST: ${CONSOLE_HOST} is a public host`,
    TRUSTED_PROXIES.length > 0 && 'TRUSTED_PROXIES: names a proxy',
  ].filter((reason) => typeof reason === 'string')
  if (reasons.length === 0) return []
  return [
    'QUAYSIDE_MODE: development mode is for one machine only: anybody who reaches it can read every message and log in as demo staff. Set QUAYSIDE_MODE=production, or remove these variables:',
    ...reasons,
  ]
}
