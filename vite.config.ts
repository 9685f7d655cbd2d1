import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './launch/bundle/chunk-groups.ts'
import { classNames } from './launch/bundle/class-names.ts'
import { consoleFilesPlugin } from './launch/bundle/console-files.ts'
import { messagesPlugin } from './launch/bundle/messages-plugin.ts'
import { filesOf } from './launch/bundle/route-files.ts'
import routes from './web/routes.ts'

export default defineConfig({
  plugins: [reactRouter(), messagesPlugin(import.meta.dirname), consoleFilesPlugin()],
  publicDir: false,
  css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
  build: {
    target: 'es2022',
    // The first versions that know light-dark(); older ones would need every colour twice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups(import.meta.dirname, filesOf(routes)) } },
        },
      },
    },
  },
})
