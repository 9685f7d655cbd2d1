import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { messagesPlugin } from './launch/messages-plugin.ts'

/** What every page loads anyway travels together: one file packs better than thirty. */
const groups = [
  // What only the pages of prices or one page of the staff need stays with them.
  { name: 'base', test: /node_modules\/(?!uqr\/|decimal\.js\/|@tanstack\/)/ },
  {
    name: 'site',
    test: /\/web\/(page|client\/(call|client|log-in(-dialog)?|send|session-end|session-state|start|tabs|tokens)\.|ui\/(base|button|fonts|icons|language-names|mark|still|toast(s|-store)|tokens)\.|language\/)|\/web\/site\/(?!(home|about|content-page|api-reference|outbox|reference|not-found|work-layout)\b)|\/domain\/(values\/refusal\.|language\/(language|texts)\.|dictionaries\/|contacts\/)|\/contract\/(?!pricing-schema)/,
  },
]

export default defineConfig({
  plugins: [reactRouter(), messagesPlugin(import.meta.dirname)],
  publicDir: false,
  build: {
    target: 'es2022',
    // The first versions that know light-dark(); older ones would need every colour twice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
