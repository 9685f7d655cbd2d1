import { type Placed, placed } from './placed.ts'
import { Stacks } from './stacks.tsx'

/** A river barge, 190 long, afloat on y, bow to the right. */
export function RiverBarge({
  stacks = '2332232',
  shift = 0,
  ...place
}: Placed & { stacks?: string; shift?: number }) {
  return (
    <g transform={placed(place)}>
      <Stacks x={42} y={-13} stacks={stacks} width={18} height={10} shift={shift} />
      <path d="M8-44h26v30H8z" fill="var(--blank)" />
      <path d="M4-50h34l-3 7H7z" fill="var(--d1)" />
      <path d="M11-37h20" stroke="var(--d2)" strokeWidth="7" strokeDasharray="5 2.5" />
      <path d="M8-44v30M34-44v30M16-50v-12M12-58h8" stroke="var(--d1)" strokeWidth="1.2" />
      <path d="M0-16h168l6-6h18L182-4q-3 4-8 4H12Q5 0 4-5z" fill="var(--d1)" />
      <path d="M4-6h178l-3 3q-2 3-5 3H12Q5 0 4-5z" fill="var(--a1)" />
    </g>
  )
}
