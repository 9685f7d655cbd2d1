import { formatMoney } from '#domain/language/format-money.ts'
import type { Estimated, Slider } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { explainContingentCharge } from '#domain/quotes/explanation/explain.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useExplanation } from './use-explanation.ts'

/** The name, trigger and value of a slider in the language of the page. */
export function useSliderTexts() {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const translate = useExplanation()

  /** All prices of a longer stay, in order. */
  const stay = ({ charges }: Slider, days: number): string =>
    t('maximum.stay', {
      count: days,
      freeDays: charges[0].params.freeDays ?? 0,
      prices: charges
        .map(({ params: { fromDay = 1 }, unitPrice }) =>
          t('maximum.stayPrice', { price: formatMoney(unitPrice, language), fromDay }),
        )
        .join(t('quotes:comma')),
    })

  return {
    of(slider: Slider, query: Estimated['query']) {
      const [first] = slider.charges
      const { name, trigger } = explainContingentCharge(first, language, translate)
      const { type } = first.params
      if (slider.counts === 'days')
        return {
          name: t('maximum.moreDays', { name }),
          trigger: query?.mode === 'depot' ? stay(slider, query.days) : trigger,
        }
      return { name: type === undefined ? name : `${name} ${type}`, trigger }
    },
    counted({ counts, charges: [{ unit }] }: Slider, count: number): string {
      if (counts === 'days') return t('maximum.countedDays', { count })
      if (counts === 'points') return t('maximum.countedPoints', { count })
      return t(`maximum.counted.${unit}`, { count })
    },
  }
}
