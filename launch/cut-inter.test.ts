import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faces, runsOf } from '#server/platform/pdf/faces.ts'
import { cutInter, signs } from './cut-inter.mjs'

const root = join(import.meta.dirname, '..')

test('the fonts in the tree are what the script cuts', async () => {
  for (const [file, bytes] of Object.entries(await cutInter()))
    expect(readFileSync(join(root, file)).equals(bytes), `${file}: run npm run font`).toBe(true)
}, 60_000)

const textsUnder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

test('Inter holds every sign that the English pages are written with', () => {
  const held = new Set(`${signs}\n`)
  const used = new Set([...textsUnder('messages/en'), ...textsUnder('content/en')].join(''))
  const isChinese = (sign: string) => /\p{Script=Han}/u.test(sign)
  expect([...used].filter((sign) => !held.has(sign) && !isChinese(sign))).toEqual([])
})

test('documents ask Inter for no sign that it does not hold', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (sign) => runsOf(sign, 'en')[0]?.font === faces.latin,
  )
  const held = new Set(`${signs}\n`)
  expect(all.filter((sign) => !held.has(sign))).toEqual([])
})
