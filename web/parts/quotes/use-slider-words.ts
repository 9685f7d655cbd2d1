import { explainAddition } from '#domain/quotes/explain.ts'
import type { Judged, Slider } from '#domain/quotes/worst-case-sliders.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useSay } from './use-say.ts'
import { writeMoney } from './write-money.ts'

/** What a slider is called, what moves it and how far it is moved, in the reader's language. */
export function useSliderWords() {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const say = useSay()

  /** All prices that a longer stay runs through, one after another. */
  const stay = ({ announced }: Slider, days: number): string =>
    t('worst.stay', {
      count: days,
      freeDays: announced[0].facts.freeDays ?? 0,
      prices: announced
        .map(({ facts: { fromDay = 1 }, unitPrice }) =>
          t('worst.stayPrice', { price: writeMoney(unitPrice), fromDay }),
        )
        .join(t('quotes:comma')),
    })

  return {
    of(slider: Slider, wish: Judged['wish']) {
      const [first] = slider.announced
      const { name, trigger } = explainAddition(first, language, say)
      const { type } = first.facts
      if (slider.counts === 'days')
        return {
          name: t('worst.moreDays', { name }),
          trigger: wish?.service === 'depot' ? stay(slider, wish.days) : trigger,
        }
      return { name: type === undefined ? name : `${name} ${type}`, trigger }
    },
    counted({ counts, announced: [{ unit }] }: Slider, count: number): string {
      if (counts === 'days') return t('worst.countedDays', { count })
      if (counts === 'points') return t('worst.countedPoints', { count })
      return t('worst.counted', { count, unit: say(`quotes.units.${unit}`) })
    },
  }
}
