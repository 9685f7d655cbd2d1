import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '#launch/build.ts'
import { findChromium } from '#launch/chromium.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
await ensureBuilt(root)
const { benchServing } = await import('#bench/serving.ts')
const { benchMemory } = await import('#bench/memory.ts')
const { benchQuoting } = await import('#bench/quoting.ts')
const { benchImport } = await import('#bench/import-rates.ts')
const { benchQuoteCall } = await import('#bench/quote-call.ts')
const { benchFirstLoad } = await import('#bench/first-load.ts')
console.log('\nServing')
await benchServing()
console.log('\nMemory')
await benchMemory()
console.log('\nQuoting')
await benchQuoting()
console.log('\nImporting rates')
await benchImport()
console.log('\nQuote call')
await benchQuoteCall()
console.log('\nFirst load')
await benchFirstLoad(findChromium(root))
