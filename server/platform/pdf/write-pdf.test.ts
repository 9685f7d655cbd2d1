import { expect, test } from 'vitest'
import { readPdf, says } from '#tests/support/read-pdf.ts'
import type { PdfDocument } from './pdf-document.ts'
import { writePdf } from './write-pdf.ts'

const page = (content: PdfDocument['content']): PdfDocument => ({
  title: 'A paper',
  author: 'Quayside',
  language: 'zh',
  createdAt: new Date('2026-11-15T04:00:00Z'),
  content,
  styles: {},
  foot: ['At the foot'],
  pageWords: '{{page}} / {{pages}}',
})
const bytesOf = async (document: PdfDocument) => {
  const written = await writePdf(document)
  if (!written.ok) throw new Error(written.refusal)
  return written.value
}

test('rare signs are written as they are, and every page is numbered', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => `堃喆玥 ${at}`)
  const read = await readPdf(await bytesOf(page(rows)))
  expect(read.pages).toBeGreaterThan(1)
  for (const words of [
    '堃喆玥 0',
    '堃喆玥 89',
    `1 / ${read.pages}`,
    `${read.pages} / ${read.pages}`,
    'At the foot',
  ])
    expect(says(read, words), words).toBe(true)
})

test('several at once come one after the other, each its own', async () => {
  const written = await Promise.all(['one', 'two', 'three'].map((words) => bytesOf(page([words]))))
  const read = await Promise.all(written.map(readPdf))
  expect(read.map(({ text }) => text.slice(0, 5))).toEqual([
    expect.stringMatching(/^one/),
    expect.stringMatching(/^two/),
    expect.stringMatching(/^three/),
  ])
})

test('who comes when too many wait is told so', async () => {
  const written = await Promise.all(Array.from({ length: 22 }, () => writePdf(page(['x']))))
  expect(written.filter(({ ok }) => !ok)).toEqual([{ ok: false, refusal: 'busy', params: {} }])
})

test('what cannot be drawn is an error, and the next paper is written all the same', async () => {
  await expect(writePdf(page([{ image: '/etc/hostname' }]))).rejects.toThrow()
  await expect(writePdf(page([{ image: 'http://localhost/x.png' }]))).rejects.toThrow()
  expect((await readPdf(await bytesOf(page(['after'])))).text).toContain('after')
})

test('laying out pages takes its processor time from another thread', async () => {
  await bytesOf(page(['warm']))
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()]
  await bytesOf(page(Array.from({ length: 200 }, (_, at) => `堃喆玥 ${at}`)))
  const spent = ({ user, system }: NodeJS.CpuUsage) => user + system
  expect(spent(process.threadCpuUsage(thread))).toBeLessThan(spent(process.cpuUsage(all)) / 2)
})
