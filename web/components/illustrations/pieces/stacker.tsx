import { type Placed, placed } from './placed.ts'

/** A reach stacker at y with a container, facing right. */
export function Stacker(place: Placed) {
  return (
    <g transform={placed(place)}>
      <path d="M8-40L72-88l5 7L20-34z" fill="var(--a1)" />
      <path d="M60-79l28-21 4 6-27 20z" fill="var(--a2)" />
      <path d="M90-98v14" stroke="var(--d1)" strokeWidth="3" />
      <path d="M66-86h52v4H66z" fill="var(--d1)" />
      <path d="M68-82h48v18H68z" fill="var(--d3)" />
      <path d="M72-73h40" stroke="var(--blank)" strokeWidth="11" strokeDasharray="1.6 3.4" opacity=".35" />
      <path d="M0-34h16l4 8h44l6 14H2z" fill="var(--a1)" />
      <path d="M26-48h18l6 22H26z" fill="var(--d2)" />
      <path d="M30-44h11l4 12H30z" fill="var(--blank)" />
      <path d="M20-34l30-36" stroke="var(--d1)" strokeWidth="3" />
      {[14, 58].map((at) => (
        <g key={at}>
          <circle cx={at} cy="-11" r="11" fill="var(--d1)" />
          <circle cx={at} cy="-11" r="4.5" fill="var(--d4)" />
        </g>
      ))}
    </g>
  )
}
