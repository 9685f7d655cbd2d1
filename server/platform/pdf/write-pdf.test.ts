import { expect, test } from 'vitest'
import { containsText, readLines, readPdf, readType } from '#tests/support/read-pdf.ts'
import type { PdfDocument } from './pdf-document.ts'
import { writePdf } from './write-pdf.ts'

const page = (content: PdfDocument['content']): PdfDocument => ({
  title: 'A document',
  author: 'Quayside',
  language: 'zh',
  createdAt: new Date('2026-11-15T04:00:00Z'),
  content,
  styles: {},
  foot: ['At the foot'],
  pageWords: '{{page}} / {{pages}}',
})
const bytesOf = async (document: PdfDocument) => {
  const written = await writePdf(() => document)
  if (!written.ok) throw new Error(written.refusal)
  return written.value
}

test('writes rare characters and page numbers', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => `堃喆玥 ${index}`)
  const read = await readPdf(await bytesOf(page(rows)))
  expect(read.pages).toBeGreaterThan(1)
  for (const words of [
    '堃喆玥 0',
    '堃喆玥 89',
    `1 / ${read.pages}`,
    `${read.pages} / ${read.pages}`,
    'At the foot',
  ])
    expect(containsText(read, words), words).toBe(true)
})

test('all figures are equally wide, so that none overlap', async () => {
  const [narrow, wide] = await readType(await bytesOf(page(['7,171.17', '8,888.88'])))
  expect(narrow?.text).toBe('7,171.17')
  expect(narrow?.width).toBeCloseTo(wide?.width ?? 0, 5)
})

test('a heading of a long part is never the last line of a page', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => `Line ${index}`)
  const [first = []] = await readLines(await bytesOf(page(rows)))
  const fitting = first.filter((line) => line.startsWith('Line')).length
  const documents = [3, 2, 1].map((fewer) => [
    ...rows.slice(0, fitting - fewer),
    { text: 'Heading', headlineLevel: 1 },
    { text: 'Introduction' },
    { stack: ['Row 1', 'Row 1 goes on', 'Row 1 ends'], unbreakable: true },
  ])
  const pages = (
    await Promise.all(documents.map(async (content) => readLines(await bytesOf(page(content)))))
  ).flat()
  const before = pages.map((lines) => lines[lines.indexOf('Atthefoot') - 1])
  expect(before.filter((line) => line === 'Heading' || line === 'Introduction')).toEqual([])
  expect(pages.filter(([top]) => top === 'Heading')).toHaveLength(documents.length)
})

test('writes several at once one after another', async () => {
  const written = await Promise.all(['one', 'two', 'three'].map((words) => bytesOf(page([words]))))
  const read = await Promise.all(written.map(readPdf))
  expect(read.map(({ text }) => text.slice(0, 5))).toEqual([
    expect.stringMatching(/^one/),
    expect.stringMatching(/^two/),
    expect.stringMatching(/^three/),
  ])
})

test('refuses as busy when the queue is full', async () => {
  const written = await Promise.all(Array.from({ length: 22 }, () => writePdf(() => page(['x']))))
  expect(written.filter(({ ok }) => !ok)).toEqual([{ ok: false, refusal: 'busy', params: {} }])
})

test('an invalid document is an error, and the next one is written', async () => {
  await expect(writePdf(() => page([{ image: '/etc/hostname' }]))).rejects.toThrow()
  await expect(writePdf(() => page([{ image: 'http://localhost/x.png' }]))).rejects.toThrow()
  expect((await readPdf(await bytesOf(page(['after'])))).text).toContain('after')
})

test('does not block the main thread', async () => {
  await bytesOf(page(['warm']))
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()]
  await bytesOf(page(Array.from({ length: 200 }, (_, index) => `堃喆玥 ${index}`)))
  const spent = ({ user, system }: NodeJS.CpuUsage) => user + system
  expect(spent(process.threadCpuUsage(thread))).toBeLessThan(spent(process.cpuUsage(all)) / 2)
})
