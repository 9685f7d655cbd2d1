import type { Language } from '#domain/brands/brand.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { locales } from '#domain/language/locales.ts'
import { type HomePort, homePorts } from '#domain/places/home-ports.ts'
import { portOf } from '#domain/places/port.ts'
import { depotCapacityTeu } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { prepaidDueDays } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { freeCancellationUntil } from '#domain/values/shanghai-time.ts'
import { type TaxedService, taxPercents } from '#domain/values/tax-percents.data.ts'
import { type FigureWords, figuresByFamily } from './published-figure-tables.ts'
import type { PublishedTariffs } from './published-tariffs.ts'

type Params = Readonly<Record<string, string | number>>
export type FigureTranslate = (key: string, params?: Params) => string

const wordsOf = (language: Language, t: FigureTranslate): FigureWords => ({
  t: (key, params) => t(`tariff-published.${key}`, params),
  money: (amount) => formatMoney({ amount, currency: 'CNY' }, language),
})

/** A value of one port; no value where the tariff has no price. */
type AtPort = { readonly port: HomePort; readonly values: readonly string[] }

const listFormats = {
  zh: new Intl.ListFormat(locales.zh, { type: 'disjunction' }),
  en: new Intl.ListFormat(locales.en, { type: 'disjunction' }),
} as const

const numberIn = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''))

function scopes(language: Language, { t }: FigureWords) {
  const either = (values: readonly string[]) =>
    values.length === 0 ? t('onRequest') : listFormats[language].format([...new Set(values)])
  const nameOf = (port: HomePort) => portOf(port)?.name[language] ?? port
  /** Ports by what applies there, the most frequent first. */
  const grouped = (found: readonly AtPort[]) =>
    [...Map.groupBy(found, ({ values }) => either(values))].toSorted(
      ([, one], [, other]) => other.length - one.length,
    )
  const named = (ports: readonly AtPort[], value: string) =>
    t('atPorts', { ports: ports.map(({ port }) => nameOf(port)).join(t('comma')), value })
  return {
    either,
    /** What applies at most ports, and the others in brackets. */
    all(found: readonly AtPort[]): string {
      const [[usual] = [t('onRequest')], ...others] = grouped(found)
      if (others.length === 0) return usual
      return t('except', {
        usual,
        others: others.map(([value, at]) => named(at, value)).join(t('semicolon')),
      })
    },
    /** Every port that has it. */
    each: (found: readonly AtPort[]): string =>
      grouped(found.filter(({ values }) => values.length > 0))
        .map(([value, at]) => named(at, value))
        .join(t('semicolon')) || t('none'),
    /** All values of all ports, the smallest first. */
    any: (found: readonly AtPort[]): string =>
      either(found.flatMap(({ values }) => values).toSorted((one, other) => numberIn(one) - numberIn(other))),
  }
}

/** Rules that no tariff changes. */
const ruleFigures: Readonly<Record<string, (words: FigureWords) => string>> = {
  freeCancellationUntil: () => freeCancellationUntil,
  prepaidDue: ({ t }) => t('days', { count: prepaidDueDays }),
  depotCapacity: () => formatAmount(String(depotCapacityTeu)),
}

/** The text of a figure by its name, such as `depot.CNSHA.freeDays`, `trucking.all.waitingPerHour` or `tax.depot`. */
export type FigureOf = (name: string) => string | undefined

/** The figures of the public pages, from the tariffs in force and from the rules. */
export function publishedFigures(
  tariffs: PublishedTariffs,
  language: Language,
  translate: FigureTranslate,
): FigureOf {
  const words = wordsOf(language, translate)
  const families = figuresByFamily(tariffs, words)
  const { either, ...several } = scopes(language, words)
  return (name) => {
    const [family = '', scope = '', key = ''] = name.split('.')
    if (family === 'tax' && scope in taxPercents) return `${taxPercents[scope as TaxedService]}%`
    if (family === 'rule') return ruleFigures[scope]?.(words)
    const atPort = families[family]?.(key)
    if (!atPort) return undefined
    if (homePorts.some((port) => port === scope)) return either(atPort(scope as HomePort) ?? [])
    if (!(scope in several)) return undefined
    const found = homePorts.flatMap((port) => {
      const values = atPort(port)
      return values ? [{ port, values }] : []
    })
    return several[scope as keyof typeof several](found)
  }
}
