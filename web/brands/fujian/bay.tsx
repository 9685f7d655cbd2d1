import { Stacks } from '#web/components/illustrations/pieces/stacks.tsx'
import { area, wall } from './yard-plane.ts'

export const box = { long: 60, wide: 25, high: 25 } as const

type BayProps = {
  readonly x: number
  readonly y: number
  /** The height of each stack, one digit per stack, starting at the gate. */
  readonly stacks: string
  readonly shift?: number
}

/** One row of stacks: long sides, tops, and the ends that no other stack covers. */
export function Bay({ x, y, stacks, shift }: BayProps) {
  const front = y + box.wide
  const heights = [...stacks].map(Number)
  const tops = heights.map((height, index) => {
    const left = x + index * box.long
    const right = left + box.long
    const z = height * box.high
    return height ? area([left, y, z], [right, y, z], [right, front, z], [left, front, z]) : ''
  })
  const ends = heights.map((height, index) => {
    const right = x + (index + 1) * box.long
    const from = (heights[index + 1] ?? 0) * box.high
    const to = height * box.high
    return to > from ? area([right, y, from], [right, y, to], [right, front, to], [right, front, from]) : ''
  })
  return (
    <>
      <g transform={wall(x, front)}>
        <Stacks x={0} y={0} stacks={stacks} width={box.long} height={box.high} shift={shift} />
      </g>
      <path d={tops.join('')} fill="var(--d4)" stroke="var(--d3)" strokeWidth=".8" />
      <path d={ends.join('')} fill="var(--d1)" stroke="var(--d3)" strokeWidth=".8" />
    </>
  )
}
