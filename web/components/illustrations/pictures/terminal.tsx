import { Gantry } from '#web/components/illustrations/pieces/gantry.tsx'
import { Lorry } from '#web/components/illustrations/pieces/lorry.tsx'
import { Stacks } from '#web/components/illustrations/pieces/stacks.tsx'

export const terminal = (
  <>
    <path d="M0 130q44-30 92-14t84-30 70 20 74-20v70H0z" fill="var(--d6)" />
    <path d="M12 154V92l26-16v16l26-16v16l26-16v78z" fill="var(--d4)" />
    <path d="M78 76V44h9v32z" fill="var(--d3)" />
    <path d="M22 106h60M22 122h60M22 138h60" stroke="var(--d6)" strokeWidth="6" strokeDasharray="9 6" />
    <Stacks x={158} y={168} stacks="3213" width={31} height={15} shift={4} />
    <Stacks x={231} y={100} stacks="1" width={31} height={15} shift={2} />
    <Gantry x={148} y={172} size={1.08} />
    <path d="M0 168h320v32H0z" fill="var(--d4)" />
    <path d="M0 182h320" stroke="var(--blank)" strokeWidth="2.4" strokeDasharray="22 14" />
    <Lorry x={22} y={188} size={0.84} />
  </>
)
