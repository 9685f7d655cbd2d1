import { expect, test } from 'vitest'
import { cleanPicture } from './picture.ts'

test('so many pictures are encoded and wait at once, the next is refused as busy', async () => {
  const broken = Buffer.from('no picture')
  const results = await Promise.all(
    Array.from({ length: 22 }, () => cleanPicture('avatar', 'image/png', broken)),
  )
  const refusals = results.map((result) => (result.ok ? 'encoded' : result.refusal))
  expect(refusals.filter((one) => one !== 'invalid-input')).toEqual(['busy'])
})
