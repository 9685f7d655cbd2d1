import { searchOffers } from '#contract/quotes.ts'
import { type Asked, ask } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { residentMegabytes } from '#faults/metrics.ts'

const megabyte = 1024 * 1024
const rounds = 40

const parts = Array.from(
  { length: 10_000 },
  (_, at) => `--x\r\nContent-Disposition: form-data; name="n${at}"\r\n\r\n1\r\n`,
)

const hostile: Readonly<
  Record<string, { readonly asked: Partial<Asked>; readonly statuses: readonly number[] }>
> = {
  'a body of 4 MiB': { asked: { body: Buffer.alloc(4 * megabyte, 'x') }, statuses: [413] },
  'headers of 64 KiB': {
    asked: { headers: { 'x-long': 'x'.repeat(64 * 1024) }, method: 'GET' },
    statuses: [431],
  },
  // A body may have 64 KiB.
  'JSON 60,000 levels deep': { asked: { body: '['.repeat(60_000) }, statuses: [400] },
  '5,000 unknown fields': {
    asked: { body: `{${Array.from({ length: 5_000 }, (_, at) => `"f${at}":1`).join(',')}}` },
    statuses: [400, 401],
  },
  '10,000 parts': {
    asked: {
      body: `${parts.join('')}--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
    statuses: [413, 415],
  },
}

export const oversized: Fault = {
  name: 'oversized bodies, headers, 10,000 parts, deep JSON',
  async run(stage, figures) {
    const [port = 0] = stage.ports
    const before = await residentMegabytes(stage.instance(0))
    const [token = ''] = await stage.newTokens(1)
    for (const [title, { asked, statuses }] of Object.entries(hostile)) {
      const heard = []
      for (let round = 0; round < rounds; round += 1)
        heard.push(await ask(port, { path: searchOffers.path, token, ...asked }))
      const seen = [...new Set(heard.map(({ status }) => status))]
      figures.holds(
        `${title}: ${seen.join(', ')}`,
        seen.every((status) => statuses.includes(status)),
      )
    }
    figures.holds('it is still serving', (await ask(port, { path: '/health/ready' })).status === 200)
    figures.atMost(
      'more memory afterwards',
      Math.round((await residentMegabytes(stage.instance(0))) - before),
      100,
      'MB',
    )
  },
}
