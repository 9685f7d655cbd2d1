import { QuayCrane } from '#web/components/illustrations/pieces/quay-crane.tsx'
import { Vessel } from '#web/components/illustrations/pieces/vessel.tsx'
import { Water } from '#web/components/illustrations/pieces/water.tsx'

export const ship = (
  <>
    <circle cx="252" cy="58" r="30" fill="var(--a2)" opacity=".5" />
    <path d="M0 150q34-26 70-14t66-20 74 8 58-16 52 12v34H0z" fill="var(--d5)" />
    <QuayCrane x={40} y={160} size={0.78} loaded />
    <QuayCrane x={186} y={160} size={0.78} />
    <Water y={158} width={320} height={42} />
    <Vessel x={14} y={170} size={0.9} />
    <path
      d="M20 174h292M40 182h230"
      stroke="var(--d4)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="60 14 24 10"
    />
  </>
)
