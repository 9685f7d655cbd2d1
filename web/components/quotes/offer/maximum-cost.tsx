import { type ReactNode, useId, useMemo, useState } from 'react'
import {
  type ContingentCost,
  cancellationCost,
  maximumCost,
  type SliderCounts,
} from '#domain/quotes/charges/maximum-cost.ts'
import {
  type Estimated,
  type Slider as Movable,
  slidersOf,
} from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import styles from './maximum-cost.module.css'
import { useSliderTexts } from './use-slider-texts.ts'

/** More sliders than these start folded. */
const firstSliders = 6

type MaximumCostProps = { readonly quote: Omit<Estimated, 'query'>; readonly query: Estimated['query'] }

/** The most that the quote could cost, calculated in the browser by the rules of the quote. */
export function MaximumCost({ quote, query }: MaximumCostProps) {
  const { t } = useTranslation('prices')
  const [counts, setCounts] = useState<SliderCounts>({})
  const estimated = useMemo(() => ({ ...quote, query }), [quote, query])
  const maximum = useMemo(() => maximumCost(estimated, counts), [estimated, counts])
  // A charge that is quoted at its maximum cannot be added.
  const sliders = useMemo(() => slidersOf(estimated).filter(({ max }) => max > 0), [estimated])
  if (sliders.length === 0) return null
  const renderSlider = (slider: Movable) => (
    <ChargeCount
      key={slider.key}
      slider={slider}
      query={query}
      count={counts[slider.key] ?? 0}
      line={maximum.contingentCosts.find(({ key }) => key === slider.key)}
      onCount={(count) => setCounts({ ...counts, [slider.key]: count })}
    />
  )
  const rest = sliders.slice(firstSliders)
  return (
    <section className={styles.maximum}>
      <h2>{t('maximum.title')}</h2>
      <p className={styles.lead}>{t('maximum.lead')}</p>
      <div className={styles.body}>
        <div className={styles.sliders}>
          {sliders.slice(0, firstSliders).map(renderSlider)}
          {rest.length > 0 && (
            <details className={styles.more}>
              <summary>{t('maximum.more', { count: rest.length })}</summary>
              <div className={styles.sliders}>{rest.map(renderSlider)}</div>
            </details>
          )}
        </div>
        <Sums
          total={quote.total}
          maximum={maximum}
          cancelled={cancellationCost(estimated)?.total}
          onReset={() => setCounts({})}
          onMaximum={() => setCounts(Object.fromEntries(sliders.map(({ key, max }) => [key, max])))}
        />
      </div>
    </section>
  )
}

type SumsProps = {
  readonly total: Estimated['total']
  readonly maximum: ReturnType<typeof maximumCost>
  /** Instead of the quoted total. */
  readonly cancelled: Estimated['total'] | undefined
  onReset(): void
  onMaximum(): void
}

function Sums({ total, maximum, cancelled, onReset, onMaximum }: SumsProps) {
  const { t } = useTranslation('prices')
  return (
    <div className={styles.sums}>
      <dl aria-live="polite">
        <div>
          <dt>{t('maximum.quoted')}</dt>
          <dd>
            <FormattedMoney money={total} />
          </dd>
        </div>
        <div>
          <dt>{t('maximum.added')}</dt>
          <dd>
            <FormattedMoney money={maximum.added} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('maximum.total')}</dt>
          <dd>
            <FormattedMoney money={maximum.total} size="strong" />
          </dd>
        </div>
      </dl>
      {cancelled && (
        <p className={styles.trigger}>
          {t('maximum.cancelled')} <FormattedMoney money={cancelled} />
        </p>
      )}
      <div className={styles.buttons}>
        <Button isCompact onClick={onMaximum}>
          {t('maximum.all')}
        </Button>
        <Button isCompact disabled={maximum.contingentCosts.length === 0} onClick={onReset}>
          {t('maximum.reset')}
        </Button>
      </div>
    </div>
  )
}

type ChargeCountProps = {
  readonly slider: Movable
  readonly query: Estimated['query']
  readonly count: number
  readonly line: ContingentCost | undefined
  onCount(count: number): void
}

/** How often a charge applies: a slider, or a checkbox for what happens once or not at all. */
function ChargeCount({ slider, query, count, line, onCount }: ChargeCountProps) {
  const { t } = useTranslation('prices')
  const texts = useSliderTexts()
  const { name, trigger } = texts.of(slider, query)
  const sum = (
    <span className={styles.sum}>
      {line ? <FormattedMoney money={line.sum} /> : t('list.none')}
      {line?.bound && <span>{t(line.bound === 'max' ? 'maximum.capped' : 'maximum.raised')}</span>}
    </span>
  )
  if (slider.max > 1)
    return (
      <Slider
        max={slider.max}
        name={name}
        trigger={trigger}
        sum={sum}
        count={count}
        counted={texts.counted(slider, count)}
        onCount={onCount}
      />
    )
  return (
    <div className={styles.once}>
      <CheckField
        name={slider.key}
        help={trigger}
        isChecked={count > 0}
        onChecked={(isChecked) => onCount(isChecked ? 1 : 0)}
      >
        {name}
      </CheckField>
      {sum}
    </div>
  )
}

type SliderProps = {
  readonly max: number
  readonly name: string
  readonly trigger: string
  readonly sum: ReactNode
  readonly count: number
  readonly counted: string
  onCount(count: number): void
}

function Slider({ max, name, trigger, sum, count, counted, onCount }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{name}</label>
      {sum}
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={count}
        aria-valuetext={counted}
        aria-describedby={`${id}-trigger`}
        onChange={({ target }) => onCount(target.valueAsNumber)}
      />
      <span className={styles.count}>{counted}</span>
      <p className={styles.trigger} id={`${id}-trigger`}>
        {trigger}
      </p>
    </div>
  )
}
