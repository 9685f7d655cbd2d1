import { Stacker } from '#web/components/illustrations/pieces/stacker.tsx'
import { Stacks } from '#web/components/illustrations/pieces/stacks.tsx'

export const depot = (
  <>
    <circle cx="268" cy="48" r="22" fill="var(--a2)" opacity=".5" />
    <path d="M0 140h320v30H0z" fill="var(--d6)" />
    <g opacity=".45">
      <Stacks x={0} y={160} stacks="3455433455" width={32} height={15} shift={5} />
    </g>
    <path d="M20 166V38m-9 4h18M296 166V70m-9 4h18" stroke="var(--d2)" strokeWidth="3" />
    <path d="M8 36h10v6H8zm14 0h10v6H22zM284 68h10v6h-10zm14 0h10v6h-10z" fill="var(--a1)" />
    <path d="M0 166h320v34H0z" fill="var(--d4)" />
    <Stacks x={34} y={176} stacks="2334" width={40} height={19} shift={2} />
    <Stacks x={274} y={176} stacks="21" width={40} height={19} />
    <path d="M0 190h320" stroke="var(--blank)" strokeWidth="2.4" strokeDasharray="20 14" />
    <Stacker x={266} y={188} size={0.96} turned />
  </>
)
