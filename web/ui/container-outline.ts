export type OutlineSize = { readonly width: number; readonly height: number; readonly ribs: number }

/** The path of a container from the side, with its ribs. */
export function containerOutline(x: number, y: number, { width, height, ribs }: OutlineSize): string {
  const step = width / (ribs + 1)
  const inset = height / 5
  const lines = Array.from(
    { length: ribs },
    (_, rib) => `M${x + step * (rib + 1)} ${y + inset}v${height - 2 * inset}`,
  )
  return `M${x} ${y}h${width}v${height}h${-width}z${lines.join('')}`
}
