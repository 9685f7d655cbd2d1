import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { explainLine, type Translate } from '#domain/quotes/explanation/explain.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { tariffModes } from '#domain/quotes/quoted-mode.ts'
import { messages } from '#messages/messages.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'

const measuredMs = 200
const rounds = 15
/** Explaining may cost as much as calculating, and no more. */
const maxRatio = 2

function quotesOf(mode: (typeof tariffModes)[number]): readonly Quote[] {
  const result = exampleOffers[mode]()
  if (!result.ok) throw new Error(`${mode}: ${result.refusal}`)
  return result.value.offers.map(({ quote }) => quote)
}

/** Processor time, because other work on the machine takes its share of the time on a clock. */
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Quotes a second; the results are counted, so that nothing can be left out as unused. */
function perSecond(work: () => number): number {
  let count = 0
  const started = processorMs()
  while (processorMs() - started < measuredMs) count += work()
  return (count * 1000) / (processorMs() - started)
}

/** The best of many short alternating rounds: work that shares a processor also slows it, in some rounds more than in others. */
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
