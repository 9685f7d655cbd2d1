import styles from './error.module.css'

const box = { width: 104, height: 52, ribs: 6 }

/** A container from the side, with its ribs. */
function outline(x: number, y: number): string {
  const { width, height, ribs } = box
  const step = width / (ribs + 1)
  const lines = Array.from({ length: ribs }, (_, rib) => `M${x + step * (rib + 1)} ${y + 10}v${height - 20}`)
  return `M${x} ${y}h${width}v${height}h${-width}z${lines.join('')}`
}

const places = [
  [8, 120],
  [120, 120],
  [232, 120],
  [344, 120],
  [8, 60],
  [344, 60],
  [232, 60],
] as const

/** A stack with one empty place, for a page that was not found. */
export function RowOfContainers() {
  return (
    <svg className={styles.row} viewBox="0 52 456 128" aria-hidden="true">
      {places.map(([x, y]) => (
        <path key={`${x} ${y}`} d={outline(x, y)} />
      ))}
      <path className={styles.gap} d={`M120 60h${box.width}v${box.height}h${-box.width}z`} />
    </svg>
  )
}
