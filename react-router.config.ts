import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map travels with the first page: no second question before a link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
