import type { HomePort } from '#domain/places/home-ports.ts'
import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type {
  CancellationTerms,
  OverweightStep,
  TruckingTariff,
} from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { PublishedTariffs } from './published-tariffs.ts'

type Params = Readonly<Record<string, string | number>>

export type FigureWords = {
  /** Translates a key of `tariff-published`. */
  t(key: string, params?: Params): string
  money(amount: string): string
}

/** One text, several for terminals with different prices, none where the tariff has no price. */
type Figure<Tariff> = (tariff: Tariff, words: FigureWords) => readonly (string | undefined)[]
type Figures<Tariff> = Readonly<Record<string, Figure<Tariff>>>

const priced = (amount: string | undefined, { money }: FigureWords) => [
  amount === undefined ? undefined : money(amount),
]

const depotFigures: Figures<DepotTariff> = {
  freeDays: ({ freeDays }, { t }) => [t('days', { count: freeDays })],
  empty: ({ storagePerDay }, words) => priced(storagePerDay.empty, words),
  laden: ({ storagePerDay }, words) => priced(storagePerDay.laden, words),
  prePull: ({ storagePerDay }, words) => priced(storagePerDay['pre-pull'], words),
  hazardous: ({ hazardousPerContainer }, words) => priced(hazardousPerContainer, words),
  extraHandling: ({ extraHandlingPerMove }, words) => priced(extraHandlingPerMove, words),
  tiers: ({ storageTiers }, { t }) => [
    storageTiers
      .map(({ fromDay, toDay, factor }) =>
        toDay === undefined ? t('lastTier', { fromDay, factor }) : t('tier', { fromDay, toDay, factor }),
      )
      .join(t('semicolon')),
  ],
}

const stepText = ({ overTons, upToTons, per, price }: OverweightStep, { t, money }: FigureWords) => {
  const form = upToTons === undefined ? 'over' : 'between'
  return t(`overweight.${form}.${per}`, { overTons, upToTons: upToTons ?? '', price: money(price) })
}

const cancellationText = (terms: CancellationTerms, { t, money }: FigureWords) =>
  terms.kind === 'share'
    ? t('share', { percent: terms.sharePercent, minimum: money(terms.minimum) })
    : t('flat', { price: money(terms.perContainer), cap: money(terms.cap) })

const truckingFigures: Figures<TruckingTariff> = {
  freeHours: ({ waiting }, { t }) => [t('hours', { count: waiting.freeHours })],
  waitingPerHour: ({ waiting }, words) => priced(waiting.perHour, words),
  waitingPerDay: ({ waiting }, words) => priced(waiting.capPerDay, words),
  perNight: ({ overnight }, words) => priced(overnight.perNight, words),
  overnightUntil: ({ overnight }) => [overnight.until],
  loadingPoints: ({ loadingPoints }) => [String(loadingPoints.most)],
  extraPoint: ({ loadingPoints }, words) => priced(loadingPoints.perExtraPoint, words),
  overweight: ({ overweight }, words) =>
    overweight.steps.length === 0
      ? []
      : [overweight.steps.map((step) => stepText(step, words)).join(words.t('comma'))],
  overweightCap: ({ overweight }, words) => priced(overweight.capPerContainer, words),
  cancellation: ({ cancellation }, words) => [cancellationText(cancellation, words)],
  dryRun: ({ dryRun }, { t, money }) => [
    t('share', { percent: dryRun.sharePercent, minimum: money(dryRun.minimum) }),
  ],
  inspection: ({ inspection }, { money }) =>
    Object.values(inspection)
      .toSorted((one, other) => Number(one) - Number(other))
      .map(money),
  holiday: ({ holidayPerContainer }, words) => priced(holidayPerContainer, words),
  pairPercent: ({ pairedTwenties }) => (pairedTwenties ? [`${pairedTwenties.pairPercent}%`] : []),
  pairTons: ({ pairedTwenties }) => (pairedTwenties ? [String(pairedTwenties.mostTons)] : []),
  perAccident: ({ insurance }, words) => priced(insurance.perAccident, words),
  theftAddOn: ({ insurance }, words) => priced(insurance.theftAddOn, words),
}

const oceanFigures: Figures<OceanTariff> = {
  deadFreight: ({ deadFreightPercent }) => [`${deadFreightPercent}%`],
  insured: ({ originServices: { insurance } }) =>
    insurance?.per === 'insured-value' ? [`${insurance.coverPercent}%`] : [],
}

/** What a port has by the name of the figure; undefined without a tariff. */
type AtPort = (port: HomePort) => readonly string[] | undefined

const familyOf =
  <Tariff extends { readonly port: string }>(
    figures: Figures<Tariff>,
    tariffs: readonly Tariff[],
    words: FigureWords,
  ) =>
  (key: string): AtPort | undefined => {
    const figure = figures[key]
    return (
      figure &&
      ((port) => {
        const here = tariffs.filter((tariff) => tariff.port === port)
        if (here.length === 0) return undefined
        const texts = here.flatMap((tariff) => figure(tariff, words))
        return [...new Set(texts.filter((text) => text !== undefined))]
      })
    )
  }

export const figuresByFamily = (
  { depots, trucking, ocean }: PublishedTariffs,
  words: FigureWords,
): Readonly<Record<string, (key: string) => AtPort | undefined>> => ({
  depot: familyOf(depotFigures, depots, words),
  trucking: familyOf(truckingFigures, trucking, words),
  ocean: familyOf(oceanFigures, ocean, words),
})
