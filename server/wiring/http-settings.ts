import { brandCodes } from '#domain/brands/brand.ts'
import { developmentHosts } from '#domain/brands/brands.ts'
import { type Config, ConfigurationError, isDevelopment } from '#server/platform/config.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'

/** Pages of a brand link to the others, and some customers log in at another brand. */
function requireAllHosts(hosts: HttpSettings['hosts']): void {
  const shown = new Set(hosts.values())
  const missing = brandCodes.filter((code) => !shown.has(code))
  if (missing.length > 0)
    throw new ConfigurationError(`BRAND_HOSTS: every brand needs a host; missing: ${missing.join(', ')}`)
}

export function httpSettingsOf(config: Config): HttpSettings {
  const hosts = new Map([...(isDevelopment(config) ? developmentHosts() : []), ...config.BRAND_HOSTS])
  requireAllHosts(hosts)
  const consoleHost = config.CONSOLE_HOST ?? (isDevelopment(config) ? 'console.localhost' : undefined)
  if (consoleHost && hosts.has(consoleHost))
    throw new ConfigurationError(`CONSOLE_HOST: ${consoleHost} is the host of a brand`)
  const { PUBLIC_SCHEME: scheme, PUBLIC_PORT: publicPort } = config
  return { hosts, consoleHost, trustedProxies: new Set(config.TRUSTED_PROXIES), scheme, publicPort }
}
