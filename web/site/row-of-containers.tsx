import { containerOutline } from '#web/ui/container-outline.ts'
import styles from './error.module.css'

const size = { width: 104, height: 52, ribs: 6 }

const bottom = 120
const top = 60
const columns = [8, 120, 232, 344] as const

type Place = readonly [x: number, y: number]

const withGap: readonly Place[] = [
  ...columns.map((x): Place => [x, bottom]),
  [columns[0], top],
  [columns[3], top],
  [columns[2], top],
]

const withoutThird: readonly Place[] = [columns[0], columns[1], columns[3]].flatMap((x): Place[] => [
  [x, bottom],
  [x, top],
])

const Stack = ({ places }: { places: readonly Place[] }) =>
  places.map(([x, y]) => <path key={`${x} ${y}`} d={containerOutline(x, y, size)} />)

/** A stack with one empty place, for a page that was not found. */
export function RowOfContainers() {
  return (
    <svg className={styles.row} viewBox="0 52 456 128" aria-hidden="true">
      <Stack places={withGap} />
      <path className={styles.gap} d={`M${columns[1]} ${top}h${size.width}v${size.height}h${-size.width}z`} />
    </svg>
  )
}

/** The same stack with a container that fell between two others, for an error of ours. */
export function TippedContainer() {
  return (
    <svg className={styles.row} viewBox="0 52 456 128" aria-hidden="true">
      <Stack places={withoutThird} />
      <path
        className={styles.tipped}
        d={containerOutline(columns[2], 101, size)}
        transform={`rotate(-24 ${columns[2] + size.width / 2} 127)`}
      />
    </svg>
  )
}
