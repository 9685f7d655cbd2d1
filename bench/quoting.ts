import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { explainLine, type Translate } from '#domain/quotes/explain.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { tariffModes } from '#domain/quotes/quoted-mode.ts'
import { messages } from '#messages/messages.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'

const measuredMs = 1_000
const rounds = 3
/** Explaining may cost as much as calculating, and no more. */
const maxRatio = 2

function quotesOf(mode: (typeof tariffModes)[number]): readonly Quote[] {
  const result = exampleOffers[mode]()
  if (!result.ok) throw new Error(`${mode}: ${result.refusal}`)
  return result.value.offers.map(({ quote }) => quote)
}

/** Quotes a second; the results are counted, so that nothing can be left out as unused. */
function perSecond(work: () => number): number {
  let count = 0
  const started = performance.now()
  while (performance.now() - started < measuredMs) count += work()
  return (count * 1000) / (performance.now() - started)
}

/** The best of a few alternating rounds: other work on the machine slows both in the same way. */
function bestOf(plain: () => number, explained: () => number) {
  const best = { plain: 0, explained: 0 }
  for (let round = 0; round < rounds; round += 1) {
    best.plain = Math.max(best.plain, perSecond(plain))
    best.explained = Math.max(best.explained, perSecond(explained))
  }
  return best
}

/** How many quotes one process calculates per mode, and what explaining every line of them costs. */
export async function benchQuoting(): Promise<void> {
  for (const mode of tariffModes)
    for (const language of languages) {
      const translate: Translate = (key, params) => sentence(messages[language], language, key, params)
      const explain = (quote: Quote) =>
        quote.lines.map((line) => explainLine(line, language, translate)).length
      const { plain, explained } = bestOf(
        () => quotesOf(mode).length,
        () => quotesOf(mode).filter((quote) => explain(quote) > 0).length,
      )
      const ratio = plain / explained
      const result = ratio <= maxRatio ? 'within' : 'OVER'
      console.log(
        `${`${mode}, explained in ${language}`.padEnd(30)} ${String(Math.round(plain)).padStart(7)} /s   explained ${String(Math.round(explained)).padStart(7)} /s   cost of explaining ${ratio.toFixed(2)} (${result} ${maxRatio})`,
      )
    }
}
