import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBareHono, startNginx, startSite } from './contenders.ts'
import { median, medianRatio, type Rates, requestsPerSecond } from './load.ts'

const gzip = { 'accept-encoding': 'gzip' }
const dictionaries = '/api/common/dictionary/queryDictRows?codes=orderStatus,serviceType'
/** What one reply must reach of what nginx serves of the same bytes, and of a bare Hono reply. */
const minOf = { nginx: 0.33, bareHono: 0.35 } as const

/** The raw bytes: `fetch` would decompress them. */
const bytesOf = (url: string, headers: Record<string, string>) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers }, (reply) => {
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => resolve(Buffer.concat(pieces)))
    }).on('error', reject)
  })

const line = (title: string, rates: Rates, ratio = '') =>
  console.log(`${title.padEnd(34)} ${String(Math.round(median(rates))).padStart(8)} /s   ${ratio}`)

/** The ratio with its result where it has a floor. */
function compared(rates: Rates, others: Rates, of: string, min?: number): string {
  const ratio = medianRatio(rates, others)
  const result = min === undefined ? '' : ` (${ratio >= min ? 'within' : 'UNDER'} ${min})`
  return `${ratio.toFixed(2)} of ${of}${result}`
}

type Sites = { readonly site: string; readonly bare: string; readonly nginx: string | undefined }

/** What is measured of a site. */
export const servedTargets = (site: string) => ({
  page: { url: `${site}/` },
  packedPage: { url: `${site}/`, headers: gzip },
  dictionaries: { url: `${site}${dictionaries}` },
  packedDictionaries: { url: `${site}${dictionaries}`, headers: gzip },
})

async function compare({ site, bare, nginx }: Sites) {
  const own = { bare: { url: `${bare}/` }, ...servedTargets(site) }
  const files = nginx && { nginx: { url: `${nginx}/page` }, packedNginx: { url: `${nginx}/packed` } }
  const rates = await requestsPerSecond<string>({ ...own, ...files })
  const rateOf = (name: keyof typeof own | 'nginx' | 'packedNginx') => rates[name] ?? []
  const ofBare = (own: Rates, min?: number) => compared(own, rateOf('bare'), 'bare Hono', min)
  line('bare Hono, a JSON object', rateOf('bare'), '1.00')
  const [call, packedCall] = [rateOf('dictionaries'), rateOf('packedDictionaries')]
  line('dictionary call', call, ofBare(call, minOf.bareHono))
  line('dictionary call, gzip', packedCall, ofBare(packedCall, minOf.bareHono))
  for (const [title, page, file] of [
    ['cached home page', rateOf('page'), rateOf('nginx')],
    ['cached home page, gzip', rateOf('packedPage'), rateOf('packedNginx')],
  ] as const) {
    const ofNginx = nginx ? `, ${compared(page, file, 'nginx', minOf.nginx)}` : ''
    line(title, page, `${ofBare(page)}${ofNginx}`)
  }
  if (!nginx) return console.log('nginx is not installed: no ratio to it')
  line('nginx, one worker, same bytes', rateOf('nginx'))
  line('nginx, same compressed bytes', rateOf('packedNginx'))
}

/** Cached pages and cached replies against a bare Hono reply and against nginx, in turn in one run. */
export async function benchServing(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-'))
  const site = await startSite(folder)
  const bare = await startBareHono()
  const plain = await bytesOf(`${site.origin}/`, {})
  const nginx = await startNginx(plain, await bytesOf(`${site.origin}/`, gzip))
  try {
    await compare({ site: site.origin, bare: bare.origin, nginx: nginx?.origin })
  } finally {
    nginx?.stop()
    bare.stop()
    site.stop()
    await site.stopped
    rmSync(folder, { recursive: true, force: true })
  }
}
