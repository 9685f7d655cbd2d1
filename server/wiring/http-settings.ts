import { brandOf, developmentHosts } from '#domain/brands/brands.ts'
import { type Config, ConfigurationError, isDevelopment } from '#server/platform/config.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'

/** A brand whose customers log in at its parent needs a host for the parent too. */
function requireParentHosts(hosts: HttpSettings['hosts']): void {
  const shown = new Set(hosts.values())
  for (const { name, parent } of [...shown].map(brandOf))
    if (parent && !shown.has(parent))
      throw new ConfigurationError(
        `BRAND_HOSTS: ${name.en} needs a host for ${parent}, where its customers log in`,
      )
}

export function httpSettingsOf(config: Config): HttpSettings {
  const hosts = new Map([...(isDevelopment(config) ? developmentHosts() : []), ...config.BRAND_HOSTS])
  requireParentHosts(hosts)
  const consoleHost = config.CONSOLE_HOST ?? (isDevelopment(config) ? 'console.localhost' : undefined)
  if (consoleHost && hosts.has(consoleHost))
    throw new ConfigurationError(`CONSOLE_HOST: ${consoleHost} is the host of a brand`)
  const { PUBLIC_SCHEME: scheme, PUBLIC_PORT: publicPort } = config
  return { hosts, consoleHost, trustedProxies: new Set(config.TRUSTED_PROXIES), scheme, publicPort }
}
