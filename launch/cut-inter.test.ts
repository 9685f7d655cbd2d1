import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontNames, runsOf } from '#server/platform/pdf/fonts.ts'
import { characters, cutInter } from './cut-inter.mjs'

const root = join(import.meta.dirname, '..')

test('the committed fonts are what the script makes', async () => {
  for (const [file, bytes] of Object.entries(await cutInter()))
    expect(readFileSync(join(root, file)).equals(bytes), `${file}: run npm run font`).toBe(true)
}, 60_000)

const textsUnder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

test('Inter has every character of the English pages', () => {
  const held = new Set(`${characters}\n`)
  const used = new Set([...textsUnder('messages/en'), ...textsUnder('content/en')].join(''))
  const isChinese = (character: string) => /\p{Script=Han}/u.test(character)
  expect([...used].filter((character) => !held.has(character) && !isChinese(character))).toEqual([])
})

test('documents use Inter only for characters that it has', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => runsOf(character, 'en')[0]?.font === fontNames.latin,
  )
  const held = new Set(`${characters}\n`)
  expect(all.filter((character) => !held.has(character))).toEqual([])
})
