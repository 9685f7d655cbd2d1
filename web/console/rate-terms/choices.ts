import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { QuoteRule } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { overnightEnds } from '#domain/values/shanghai-time.ts'
import { taxPercents } from '#domain/values/tax.ts'

const quoteRules: readonly QuoteRule[] = [
  'by-area',
  'by-volume',
  'by-weight',
  'weight-or-volume',
  'by-pallet',
  'by-piece',
  'by-container',
  'by-order',
  'tiered',
  'minimum-charge',
  'lump-sum',
  'on-request',
]

/** Parts that are one of a few words, by the last step of their way. */
const choices: Readonly<Record<string, readonly string[]>> = {
  port: oceanPorts,
  taxed: Object.keys(taxPercents),
  until: overnightEnds,
  rule: quoteRules,
}

export const choicesOf = (path: readonly string[]): readonly string[] | undefined =>
  choices[path.at(-1) ?? '']

/** Codes and words that are no figure. */
const texts = [
  'warehouse',
  'depot',
  'countries',
  'carrier',
  'service',
  'pol',
  'pod',
  'pickUpPlace',
  'district',
]

export const isFigure = (path: readonly string[]): boolean =>
  !texts.includes(path.at(-1) ?? '') && choicesOf(path) === undefined
