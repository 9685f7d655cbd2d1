import { useId, useMemo, useState } from 'react'
import { explainAddition } from '#domain/quotes/explain.ts'
import type { AnnouncedCharge } from '#domain/quotes/fee-line.ts'
import {
  type Judged,
  type LaterCounts,
  type LaterLine,
  laterKey,
  mostCount,
  slidersOf,
  worstCase,
} from '#domain/quotes/worst-case.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Amount } from './amount.tsx'
import { useSay } from './use-say.ts'
import styles from './worst-case.module.css'

/** So many sliders are in sight; the others are a press away. */
const firstSliders = 6

/** What the whole could come to: reckoned in the browser, by the rules of the quote. */
export function WorstCase({ quote }: { quote: Judged }) {
  const { t } = useTranslation('prices')
  const [counts, setCounts] = useState<LaterCounts>({})
  const worst = useMemo(() => worstCase(quote, counts), [quote, counts])
  // What is quoted at its most already cannot come once more.
  const sliders = useMemo(
    () => slidersOf(quote).filter((announced) => mostCount(announced, quote.lines) > 0),
    [quote],
  )
  if (sliders.length === 0) return null
  const draw = (announced: AnnouncedCharge) => {
    const key = laterKey(announced)
    return (
      <Slider
        key={key}
        announced={announced}
        most={mostCount(announced, quote.lines)}
        count={counts[key] ?? 0}
        line={worst.later.find((line) => line.key === key)}
        onCount={(count) => setCounts({ ...counts, [key]: count })}
      />
    )
  }
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
        <Sums quote={quote} worst={worst} onReset={() => setCounts({})} />
      </div>
    </section>
  )
}

type SumsProps = {
  readonly quote: Judged
  readonly worst: ReturnType<typeof worstCase>
  onReset(): void
}

function Sums({ quote, worst, onReset }: SumsProps) {
  const { t } = useTranslation('prices')
  return (
    <div className={styles.sums}>
      <dl aria-live="polite">
        <div>
          <dt>{t('worst.quoted')}</dt>
          <dd>
            <Amount of={quote.total} />
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
  readonly announced: AnnouncedCharge
  readonly most: number
  readonly count: number
  readonly line: LaterLine | undefined
  onCount(count: number): void
}

function Slider({ announced, most, count, line, onCount }: SliderProps) {
  const { t } = useTranslation('prices')
  const id = useId()
  const say = useSay()
  const { name, trigger } = explainAddition(announced, useLanguage(), say)
  const counted = t('worst.counted', { count, unit: say(`quotes.units.${announced.unit}`) })
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        {announced.facts.type === undefined ? name : `${name} ${announced.facts.type}`}
      </label>
      <span className={styles.sum}>
        {line ? <Amount of={line.sum} /> : t('grid.none')}
        {line?.bound && <span>{t(line.bound === 'most' ? 'worst.capped' : 'worst.raised')}</span>}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
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
