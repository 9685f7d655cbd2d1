import { type Placed, placed } from './placed.ts'

/** A yard gantry, 132 wide, wheels on y. */
export function Gantry(place: Placed) {
  return (
    <g transform={placed(place)}>
      <path d="M6-8v-98M126-8v-98M-2-8h18M116-8h18" stroke="var(--a1)" strokeWidth="6" fill="none" />
      <path d="M6-84l14-22M126-84l-14-22" stroke="var(--a1)" strokeWidth="2.4" />
      <path d="M-6-116h144v11H-6z" fill="var(--a1)" />
      <path d="M0-110h132" stroke="var(--blank)" strokeWidth="2" strokeDasharray="7 5" opacity=".7" />
      <path d="M78-124h26v8H78zM104-105h10v11h-10z" fill="var(--d1)" />
      <path d="M82-105v22M100-105v22" stroke="var(--d1)" strokeWidth="1.4" />
      <path d="M76-84h30v3H76z" fill="var(--d1)" />
      {[2, 14, 118, 130].map((at) => (
        <circle key={at} cx={at} cy="-5" r="5" fill="var(--d1)" />
      ))}
    </g>
  )
}
