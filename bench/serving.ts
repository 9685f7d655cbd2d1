import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contender, startBareHono, startNginx, startSite } from './contenders.ts'
import { requestsPerSecond } from './load.ts'

const gzip = { 'accept-encoding': 'gzip' }
const dictionaries = '/api/common/dictionary/queryDictRows?codes=orderStatus,serviceType'
const leastOfNginx = 0.25

const bytesOf = async (url: string, headers: Record<string, string>) => {
  // The plain client of Node unpacks by itself; the raw bytes are asked for over http.
  const { get } = await import('node:http')
  return new Promise<Buffer>((resolve, reject) => {
    get(url, { headers }, (reply) => {
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => resolve(Buffer.concat(pieces)))
    }).on('error', reject)
  })
}

const line = (title: string, rate: number, ratios: string) =>
  console.log(`${title.padEnd(34)} ${String(Math.round(rate)).padStart(8)} /s   ${ratios}`)

async function againstNginx(site: Contender, rates: { plain: number; packed: number }) {
  const plain = await bytesOf(`${site.origin}/`, {})
  const packed = await bytesOf(`${site.origin}/`, gzip)
  const nginx = await startNginx(plain, packed)
  if (!nginx) return console.log('nginx is not installed: no ratio to it')
  const plainRate = await requestsPerSecond(`${nginx.origin}/page`)
  const packedRate = await requestsPerSecond(`${nginx.origin}/packed`)
  nginx.stop()
  line('nginx, one worker, same bytes', plainRate, `Quayside ${(rates.plain / plainRate).toFixed(2)} of it`)
  line('nginx, same packed bytes', packedRate, `Quayside ${(rates.packed / packedRate).toFixed(2)} of it`)
  const saved = Math.min(rates.plain / plainRate, rates.packed / packedRate) >= leastOfNginx
  console.log(`A kept page is at least ${leastOfNginx} of nginx: ${saved ? 'yes' : 'NO'}`)
}

/** Kept page and API call against a bare Hono reply and against nginx, all in one run. */
export async function benchServing(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-'))
  const site = await startSite(folder)
  const bare = await startBareHono()
  try {
    const bareRate = await requestsPerSecond(`${bare.origin}/`)
    const ratio = (rate: number) => `${(rate / bareRate).toFixed(2)} of bare Hono`
    line('bare Hono, a JSON object', bareRate, '1.00')
    const plain = await requestsPerSecond(`${site.origin}/`)
    line('kept home page', plain, ratio(plain))
    const packed = await requestsPerSecond(`${site.origin}/`, gzip)
    line('kept home page, gzip', packed, ratio(packed))
    const call = await requestsPerSecond(`${site.origin}${dictionaries}`)
    line('dictionary call, from PostgreSQL', call, ratio(call))
    await againstNginx(site, { plain, packed })
  } finally {
    bare.stop()
    site.stop()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    rmSync(folder, { recursive: true, force: true })
  }
}
