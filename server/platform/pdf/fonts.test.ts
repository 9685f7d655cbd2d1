import { expect, test } from 'vitest'
import { readType } from '#tests/support/read-pdf.ts'
import { runsOf } from './fonts.ts'
import type { PdfDocument } from './pdf-document.ts'
import { writePdf } from './write-pdf.ts'

const written = (text: string, language: 'zh' | 'en') =>
  runsOf(text, language).map(({ text: run, font }) => `${font}: ${run}`)

test('a text changes its font with its script', () => {
  expect(written('Quayside 启舷 40HQ × 2', 'en')).toEqual([
    'Inter: Quayside ',
    'Noto Sans SC: 启舷',
    'Inter:  40HQ × 2',
  ])
  expect(written('', 'zh')).toEqual([])
})

test('dashes, quotation marks and dots have the font of the language', () => {
  expect(written('“Rotterdam” … 鹿特丹', 'en')).toEqual(['Inter: “Rotterdam” … ', 'Noto Sans SC: 鹿特丹'])
  expect(written('“鹿特丹”——', 'zh')).toEqual(['Noto Sans SC: “鹿特丹”——'])
})

test('a character that Inter lacks has the other font', () => {
  expect(written('Łódź, Москва', 'en')).toEqual(['Inter: Łódź, ', 'Noto Sans SC: Москва'])
})

const documentOf = (
  language: 'zh' | 'en',
  content: PdfDocument['content'],
  foot: readonly string[] = [],
): PdfDocument => ({
  title: 'A quote',
  author: 'Quayside',
  language,
  createdAt: new Date('2026-11-15T04:00:00Z'),
  content,
  styles: { strong: { bold: true } },
  foot,
  pageWords: '{{page}} / {{pages}}',
})

async function readBack(document: PdfDocument) {
  const made = await writePdf(() => document)
  if (!made.ok) throw new Error(made.refusal)
  return readType(made.value)
}

const fontsOf = (texts: Awaited<ReturnType<typeof readBack>>) => [
  ...new Set(texts.map(({ font }) => font).sort()),
]

test('an English document is set in Inter alone, in both weights', async () => {
  const table = { body: [['Ocean freight', { text: '1,234.50', style: 'strong' }]] }
  const texts = await readBack(documentOf('en', ['A quote', { table }, { ul: ['One'] }], ['At the foot']))
  expect(fontsOf(texts)).toEqual(['Inter-Bold', 'Inter-Regular'])
})

test('in a row with both languages each has its font, and all words share a baseline', async () => {
  const row = [{ text: '海运费', style: 'strong' }, 'Ocean freight', '40HQ 海运']
  const texts = (await readBack(documentOf('zh', [{ table: { body: [row] } }]))).slice(0, 4)
  expect(texts.map(({ text, font }) => [text.trim(), font])).toEqual([
    ['海运费', 'NotoSansSC-Bold'],
    ['Ocean freight', 'Inter-Regular'],
    ['40HQ', 'Inter-Regular'],
    ['海运', 'NotoSansSC-Regular'],
  ])
  const heights = texts.map(({ baseline }) => baseline)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.05)
})
