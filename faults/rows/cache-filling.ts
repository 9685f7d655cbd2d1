import { addressOf, ask, hosts } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { residentMegabytes } from '#faults/metrics.ts'

const requests = 4_000
const clients = 8
const maxMegabytes = 600
const paths = ['/', '/login', '/service/hyzx', '/api/reference'] as const

const spelled = (path: string, at: number) =>
  [...path].map((letter, place) => ((at >> place) & 1 ? letter.toUpperCase() : letter)).join('')

/** Another port, another query, another spelling, an unknown host. */
function variant(at: number) {
  const path = paths[at % paths.length] ?? '/'
  const variants = [
    { path, host: `${hosts.site}:${1_000 + at}` },
    { path: `${path}?x=${at}` },
    { path: `${spelled(path, at)}${'/'.repeat(at % 3)}` },
    { path, host: `host${at}.quayside.example` },
  ]
  return variants[at % variants.length] ?? { path }
}

export const cacheFilling: Fault = {
  name: `${requests} hosts, ports, spellings and queries, to fill the page cache`,
  async run(stage, figures) {
    const [port = 0] = stage.ports
    const before = await residentMegabytes(stage.instance(0))
    let sent = 0
    let most = 0
    const work = async () => {
      while (sent < requests) {
        const at = sent
        sent += 1
        await ask(port, { ...variant(at), from: addressOf(at) })
        if (at % 100 === 0) most = Math.max(most, await residentMegabytes(stage.instance(0)))
      }
    }
    await Promise.all(Array.from({ length: clients }, work))
    figures.note(`memory before: ${Math.round(before)} MB`)
    figures.atMost('most memory meanwhile', Math.round(most), maxMegabytes, 'MB')
    figures.holds('it is still serving', (await ask(port, { path: '/' })).status === 200)
  },
}
