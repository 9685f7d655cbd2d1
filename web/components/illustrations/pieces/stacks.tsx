type StacksProps = {
  readonly x: number
  readonly y: number
  /** The height of each stack, one digit per stack, from the left. */
  readonly stacks: string
  readonly width: number
  readonly height: number
  /** Offset in the order of colours. */
  readonly shift?: number
}

const paints = ['--d2', '--d3', '--a1', '--d2', '--d4', '--d3', '--a2', '--d1', '--d3']

/** Containers in stacks, seen from the side, standing on y. */
export function Stacks({ x, y, stacks, width, height, shift = 0 }: StacksProps) {
  const outlines = new Map<string, string>()
  let ribs = ''
  for (const [column, digit] of [...stacks].entries())
    for (let tier = 0; tier < Number(digit); tier += 1) {
      const left = x + column * width
      const top = y - (tier + 1) * height
      const paint = paints[(column * 4 + tier * 7 + shift) % paints.length] ?? '--d2'
      const outline = `M${left + 0.4} ${top + 0.4}h${width - 0.8}v${height - 0.8}h${0.8 - width}z`
      outlines.set(paint, (outlines.get(paint) ?? '') + outline)
      ribs += `M${left + 2} ${top + height / 2}h${width - 4}`
    }
  return (
    <>
      {[...outlines].map(([paint, outline]) => (
        <path key={paint} d={outline} fill={`var(${paint})`} />
      ))}
      <path
        d={ribs}
        stroke="var(--blank)"
        strokeWidth={height * 0.56}
        strokeDasharray={`${width / 24} ${width / 12}`}
        opacity=".22"
      />
    </>
  )
}
