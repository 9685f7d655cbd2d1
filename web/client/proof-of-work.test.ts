import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findAnswer } from './proof-of-work.ts'

const hashOf = (challenge: string, answer: string) =>
  createHash('sha256').update(`${challenge}.${answer}`).digest()
const bitsOf = (hash: Buffer) => [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('')

describe('the little work before a code is sent', () => {
  it.each([0, 1, 7, 8, 9, 13])('is done when the hash begins with %i zero bits', async (bits) => {
    for (const challenge of ['quay', 'berth', 'crane']) {
      const answer = await findAnswer({ challenge, bits })
      expect(bitsOf(hashOf(challenge, answer)).startsWith('0'.repeat(bits))).toBe(true)
    }
  })

  it('takes the first number that will do, so no work is done twice', async () => {
    const [challenge, bits] = ['lighthouse', 11]
    const answer = Number(await findAnswer({ challenge, bits }))
    const earlier = Array.from({ length: answer }, (_, tried) => bitsOf(hashOf(challenge, String(tried))))
    expect(earlier.filter((hash) => hash.startsWith('0'.repeat(bits)))).toEqual([])
  })

  it('lets the page go on meanwhile', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    })
    await findAnswer({ challenge: 'lighthouse', bits: 13 })
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })
})
