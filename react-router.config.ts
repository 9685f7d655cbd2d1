import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map would travel with every first page; so a page asks for the routes its links lead to, once it is
  // alive and before they are followed.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
