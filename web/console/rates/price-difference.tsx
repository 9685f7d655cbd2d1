import { differencePercent } from '#domain/rates/price-difference.ts'
import { percentText } from './margin.ts'
import styles from './rates.module.css'

type PriceDifferenceProps = { readonly before: string | undefined; readonly after: string | undefined }

/** Whether a price rises or falls, and by how much: ▲ 5.0% or ▼ −5.0%. */
export function PriceDifference({ before, after }: PriceDifferenceProps) {
  const percent = differencePercent(before, after)
  if (percent === undefined || Number(percent) === 0) return null
  const isLower = percent.startsWith('-')
  return (
    <span className={styles.difference} data-lower={isLower || undefined}>
      {isLower ? '▼' : '▲'} {percentText(isLower ? percent : `+${percent}`)}
    </span>
  )
}

/** The same in a narrow cell: the sign alone, the percentage for a pointer and for screen readers. */
export function PriceArrow({ before, after }: PriceDifferenceProps) {
  const percent = differencePercent(before, after)
  if (percent === undefined || Number(percent) === 0) return null
  const isLower = percent.startsWith('-')
  const text = percentText(isLower ? percent : `+${percent}`)
  return (
    <span className={styles.difference} data-lower={isLower || undefined} title={text}>
      <span aria-hidden="true">{isLower ? '▼' : '▲'}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
