import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page loads anyway travels together: one file packs better than thirty. */
const groups = [
  { name: 'base', test: /node_modules/ },
  {
    name: 'house',
    test: /\/web\/(page|client\/(?!account-security|codes|proof-of-work|registration)|ui\/(?!(text|check)-field)|language\/(?!\w+-messages))|\/web\/site\/(?!(home|about|content-page|api-reference|outbox|reference|not-found)\b)|\/domain\/(values\/(?!formats|plates|text-limits|typed-text)|language\/|dictionaries\/|contacts\/)|\/contract\//,
  },
]

export default defineConfig({
  plugins: [reactRouter()],
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
