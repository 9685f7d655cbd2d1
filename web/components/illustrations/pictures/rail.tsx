import { Gantry } from '#web/components/illustrations/pieces/gantry.tsx'
import { Stacks } from '#web/components/illustrations/pieces/stacks.tsx'

const wagons = [4, 92] as const

export const rail = (
  <>
    <path d="M0 138q44-54 92-26t80-40 70 34 78-26v80H0z" fill="var(--d5)" />
    <Gantry x={24} y={168} size={1.14} />
    <Stacks x={109} y={93} stacks="1" width={38} height={18} shift={2} />
    {wagons.map((x) => (
      <g key={x}>
        <Stacks x={x + 2} y={148} stacks="11" width={40} height={20} shift={x} />
        <path d={`M${x} 148h84v6H${x}z`} fill="var(--d1)" />
      </g>
    ))}
    <path d="M88 150h6M176 150h8" stroke="var(--d1)" strokeWidth="3" />
    <path d="M184 154v-42q0-6 6-6h70q10 0 18 10l22 26q4 5 4 12z" fill="var(--d2)" />
    <path d="M184 134h106l10 12v8H184z" fill="var(--a1)" />
    <path d="M256 112h4q7 0 12 6l10 12h-26zM194 114h14v14h-14zM214 114h32v8h-32z" fill="var(--blank)" />
    <circle cx="295" cy="147" r="3.6" fill="var(--blank)" />
    <path
      d="M16 158h14m16 0h14m46 0h14m16 0h14m44 0h16m40 0h16"
      stroke="var(--d1)"
      strokeWidth="11"
      strokeLinecap="round"
    />
    <path d="M0 168h320v32H0z" fill="var(--d4)" />
    <path d="M0 172h320" stroke="var(--d3)" strokeWidth="12" strokeDasharray="5 9" />
    <path d="M0 167h320" stroke="var(--d1)" strokeWidth="3" />
    <path d="M0 188h320" stroke="var(--blank)" strokeWidth="2" strokeDasharray="3 12" />
  </>
)
