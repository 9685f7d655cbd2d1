import type { ChallengeView } from '#contract/registration.ts'
import { leadingZeroBits, provenText } from '#domain/identity/proof-of-work.ts'

/** After each batch the page can render and react to input. */
const batchSize = 512

const bytesOf = (text: string) => new TextEncoder().encode(text)

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The first number that turns the challenge into a hash beginning with enough zeros. */
export async function findAnswer({ challenge, bits }: ChallengeView): Promise<string> {
  const isSolution = async (answer: number) => {
    const hash = await crypto.subtle.digest('SHA-256', bytesOf(provenText(challenge, String(answer))))
    return leadingZeroBits(new Uint8Array(hash)) >= bits
  }
  for (let first = 0; ; first += batchSize) {
    const batch = Array.from({ length: batchSize }, (_, step) => isSolution(first + step))
    const found = (await Promise.all(batch)).indexOf(true)
    if (found !== -1) return String(first + found)
    await nextTask()
  }
}
