import { QuayCrane } from '#web/components/illustrations/pieces/quay-crane.tsx'
import { Vessel } from '#web/components/illustrations/pieces/vessel.tsx'

const people = [
  { x: 76, coat: '--d2', hair: '--d1' },
  { x: 162, coat: '--a1', hair: '--d1' },
  { x: 248, coat: '--d3', hair: '--d2' },
] as const

export const team = (
  <>
    <path d="M14 14h292v110H14z" fill="var(--d6)" />
    <path d="M14 104h292v20H14z" fill="var(--d5)" />
    <QuayCrane x={196} y={106} size={0.44} />
    <QuayCrane x={34} y={106} size={0.44} loaded />
    <Vessel x={66} y={112} size={0.52} />
    <path d="M14 14h292v110H14zM111 14v110M209 14v110" fill="none" stroke="var(--d2)" strokeWidth="4" />
    {people.map(({ x, coat, hair }) => (
      <g key={x}>
        <path d={`M${x - 32} 176v-22q0-22 22-24h20q22 2 22 24v22z`} fill={`var(${coat})`} />
        <path d={`M${x - 12} 129l12 17 12-17z`} fill="var(--blank)" />
        <path d={`M${x - 7} 118h14v14l-7 6-7-6z`} fill="var(--a2)" />
        <circle cx={x} cy="106" r="17" fill="var(--a2)" />
        <path d={`M${x - 18} 106q-2-22 18-22t18 22q-6-12-18-11-12-1-18 11z`} fill={`var(${hair})`} />
        <path d={`M${x + 17} 106q0 13-12 14`} fill="none" stroke="var(--d1)" strokeWidth="2" />
        <path d={`M${x + 14} 99h6v11h-6zM${x} 117h6v5h-6z`} fill="var(--d1)" />
        <path d={`M${x - 26} 148h52v28h-52z`} fill="var(--d1)" />
        <path d={`M${x - 21} 157h26m-26 8h42`} stroke="var(--d4)" strokeWidth="3" />
      </g>
    ))}
    <path d="M-40 174h400v10H-40z" fill="var(--d3)" />
    <path d="M-40 184h400v16H-40z" fill="var(--d5)" />
  </>
)
