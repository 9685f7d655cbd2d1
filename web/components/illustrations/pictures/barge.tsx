import { Gantry } from '#web/components/illustrations/pieces/gantry.tsx'
import { RiverBarge } from '#web/components/illustrations/pieces/river-barge.tsx'
import { Water } from '#web/components/illustrations/pieces/water.tsx'

export const barge = (
  <>
    <circle cx="66" cy="50" r="24" fill="var(--a2)" opacity=".5" />
    <path d="M0 126q40-30 84-18t76-36 70 26 90-24v64H0z" fill="var(--d5)" />
    <path d="M8 104V66h22v38zM36 104V50h16v54zM58 104V74h26v30z" fill="var(--d4)" />
    <path
      d="M13 74h12m-12 9h12m-12 9h12m14-34h10m-10 9h10m-10 9h10m-10 9h10m14-4h16"
      stroke="var(--d6)"
      strokeWidth="3"
      strokeDasharray="4 3"
    />
    <Gantry x={176} y={126} size={0.84} />
    <path d="M0 104h150l20 22h150v10H0z" fill="var(--d3)" />
    <Water y={130} width={320} height={70} />
    <RiverBarge x={118} y={150} size={0.96} stacks="1221221" shift={4} />
    <RiverBarge x={18} y={184} size={1.24} />
    <path
      d="M22 188h230M124 153h178"
      stroke="var(--d4)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="50 12 20 8"
    />
  </>
)
