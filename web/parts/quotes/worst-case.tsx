import { useId, useMemo, useState } from 'react'
import { type LaterCounts, type LaterLine, worstCase } from '#domain/quotes/worst-case.ts'
import { type Judged, type Slider as Movable, slidersOf } from '#domain/quotes/worst-case-sliders.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Amount } from './amount.tsx'
import { useSliderWords } from './use-slider-words.ts'
import styles from './worst-case.module.css'

/** So many sliders are in sight; the others are a press away. */
const firstSliders = 6

type WorstCaseProps = { readonly quote: Omit<Judged, 'wish'>; readonly wish: Judged['wish'] }

/** What the whole could come to: reckoned in the browser, by the rules of the quote. */
export function WorstCase({ quote, wish }: WorstCaseProps) {
  const { t } = useTranslation('prices')
  const [counts, setCounts] = useState<LaterCounts>({})
  const judged = useMemo(() => ({ ...quote, wish }), [quote, wish])
  const worst = useMemo(() => worstCase(judged, counts), [judged, counts])
  // What is quoted at its most already cannot come once more.
  const sliders = useMemo(() => slidersOf(judged).filter(({ most }) => most > 0), [judged])
  if (sliders.length === 0) return null
  const draw = (slider: Movable) => (
    <Slider
      key={slider.key}
      slider={slider}
      wish={wish}
      count={counts[slider.key] ?? 0}
      line={worst.later.find(({ key }) => key === slider.key)}
      onCount={(count) => setCounts({ ...counts, [slider.key]: count })}
    />
  )
  const rest = sliders.slice(firstSliders)
  return (
    <section className={styles.worst}>
      <h2>{t('worst.title')}</h2>
      <p className={styles.lead}>{t('worst.lead')}</p>
      <div className={styles.body}>
        <div className={styles.sliders}>
          {sliders.slice(0, firstSliders).map(draw)}
          {rest.length > 0 && (
            <details className={styles.more}>
              <summary>{t('worst.more', { count: rest.length })}</summary>
              <div className={styles.sliders}>{rest.map(draw)}</div>
            </details>
          )}
        </div>
        <Sums total={quote.total} worst={worst} onReset={() => setCounts({})} />
      </div>
    </section>
  )
}

type SumsProps = {
  readonly total: Judged['total']
  readonly worst: ReturnType<typeof worstCase>
  onReset(): void
}

function Sums({ total, worst, onReset }: SumsProps) {
  const { t } = useTranslation('prices')
  return (
    <div className={styles.sums}>
      <dl aria-live="polite">
        <div>
          <dt>{t('worst.quoted')}</dt>
          <dd>
            <Amount of={total} />
          </dd>
        </div>
        <div>
          <dt>{t('worst.added')}</dt>
          <dd>
            <Amount of={worst.added} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('worst.total')}</dt>
          <dd>
            <Amount of={worst.total} strong />
          </dd>
        </div>
      </dl>
      <button className={button.small} type="button" disabled={worst.later.length === 0} onClick={onReset}>
        {t('worst.reset')}
      </button>
    </div>
  )
}

type SliderProps = {
  readonly slider: Movable
  readonly wish: Judged['wish']
  readonly count: number
  readonly line: LaterLine | undefined
  onCount(count: number): void
}

function Slider({ slider, wish, count, line, onCount }: SliderProps) {
  const { t } = useTranslation('prices')
  const id = useId()
  const words = useSliderWords()
  const { name, trigger } = words.of(slider, wish)
  const counted = words.counted(slider, count)
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{name}</label>
      <span className={styles.sum}>
        {line ? <Amount of={line.sum} /> : t('grid.none')}
        {line?.bound && <span>{t(line.bound === 'most' ? 'worst.capped' : 'worst.raised')}</span>}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={slider.most}
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
