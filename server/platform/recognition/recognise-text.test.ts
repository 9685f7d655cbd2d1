import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createRecogniser } from './recognise-text.ts'

const nothing = Buffer.from('no picture')
/** Drawn once, so that no font of this machine matters. */
const licence = new URL('../../../database/seeds/demo/licences/nanyu.png', import.meta.url)
const patient = createRecogniser(60_000)

test('a picture is read without the network, and what is no picture has no text', async () => {
  const text = await patient(await readFile(licence))
  expect(text.ok && text.value).toContain('91350200MA00000020')
  expect(await patient(nothing)).toEqual({ ok: true, value: undefined })
}, 120_000)

test('a recognition that takes too long ends, and another one at the same time is refused', async () => {
  const recognise = createRecogniser(1)
  const [first, second] = await Promise.all([recognise(nothing), recognise(nothing)])
  expect(first).toEqual({ ok: true, value: undefined })
  expect(second).toMatchObject({ ok: false, refusal: 'busy' })
  expect(await recognise(nothing)).toEqual({ ok: true, value: undefined })
})
