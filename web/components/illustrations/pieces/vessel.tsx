import { type Placed, placed } from './placed.ts'
import { Stacks } from './stacks.tsx'

/** A container ship, 326 long, afloat on y, bow to the right. */
export function Vessel(place: Placed) {
  return (
    <g transform={placed(place)}>
      <Stacks x={4} y={-37} stacks="33" width={16} height={10} shift={3} />
      <Stacks x={93} y={-37} stacks="5566665555443" width={16} height={10} />
      <path
        d="M92.5-92v55M124.5-102v65M156.5-102v65M188.5-92v55M220.5-92v55M252.5-82v45"
        stroke="var(--d1)"
        strokeWidth="1.4"
      />
      <path d="M40-72h12v35H40z" fill="var(--a1)" />
      <path d="M40-66h12v5H40z" fill="var(--blank)" />
      <path d="M56-96h28v59H56z" fill="var(--blank)" />
      <path d="M50-106h40l-3 12H53z" fill="var(--blank)" stroke="var(--d1)" strokeWidth="1.2" />
      <path d="M54-102h32v4H55z" fill="var(--d1)" />
      <path
        d="M59-88h22M59-78h22M59-68h22M59-58h22M59-48h22"
        stroke="var(--d3)"
        strokeWidth="3"
        strokeDasharray="4 2"
      />
      <path d="M56-96v59M84-96v59M70-106v-18M64-118h12" stroke="var(--d1)" strokeWidth="1.2" />
      <path d="M0-40h298l8-11h22L306-8q-4 8-12 8H18Q9 0 7-8z" fill="var(--d1)" />
      <path d="M6-11h302l-3 5q-4 6-11 6H18Q9 0 7-8z" fill="var(--a1)" />
      <path d="M306-51h22l-5 11h-23z" fill="var(--d2)" />
      <path
        d="M110-30h64M14-31h22"
        stroke="var(--blank)"
        strokeWidth="5"
        strokeDasharray="9 3"
        opacity=".8"
      />
      <circle cx="296" cy="-28" r="3" fill="var(--d4)" />
    </g>
  )
}
