import { Drawing } from '#web/components/illustrations/drawing.tsx'
import { Lorry } from '#web/components/illustrations/pieces/lorry.tsx'
import { QuayCrane } from '#web/components/illustrations/pieces/quay-crane.tsx'
import { Stacks } from '#web/components/illustrations/pieces/stacks.tsx'
import { Vessel } from '#web/components/illustrations/pieces/vessel.tsx'
import { Water } from '#web/components/illustrations/pieces/water.tsx'

/** A ship under quay cranes, seen from the water. */
export function QuayScene() {
  return (
    <Drawing width={960} height={640} fills="xMinYMax">
      <circle cx="560" cy="170" r="86" fill="var(--a2)" opacity=".45" />
      <path d="M0 470Q130 330 240 352T470 280T690 330T850 250T960 290V470z" fill="var(--d5)" />
      <path d="M0 420q120-60 240-30t220-40 220 26 280-34v120H0z" fill="var(--d4)" opacity=".5" />
      <path
        d="M90 96h66q14-20 36-12 14 4 18 12h44q12 0 12 10t-12 10H90q-12 0-12-10t12-10zM700 78h50q10-16 28-10 12 4 14 10h36q10 0 10 8t-10 8H700q-10 0-10-8t10-8z"
        fill="var(--cloud)"
        opacity=".75"
      />
      <g opacity=".55">
        <Stacks x={20} y={452} stacks="2334432" width={34} height={16} shift={3} />
        <Stacks x={676} y={452} stacks="34453432" width={34} height={16} shift={1} />
      </g>
      <QuayCrane x={96} y={470} size={1.86} loaded />
      <QuayCrane x={352} y={470} size={1.86} />
      <QuayCrane x={640} y={470} size={1.86} loaded />
      <path d="M0 452h960v40H0z" fill="var(--d3)" />
      <path d="M0 452h960v5H0z" fill="var(--d2)" />
      <Lorry x={756} y={452} size={0.62} />
      <Lorry x={14} y={452} size={0.62} />
      <Water y={488} width={960} height={152} />
      <Vessel x={70} y={548} size={2.3} />
      <path
        d="M86 556h700M150 576h540M240 600h300"
        stroke="var(--d4)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="120 26 46 18"
      />
      <path d="M820 560h70l-10 16h-48zM842 534h30v26h-30z" fill="var(--d2)" />
      <path d="M848 541h18v8h-18z" fill="var(--blank)" />
      <path d="M857 534v-22M822 566h66" stroke="var(--a1)" strokeWidth="4" />
    </Drawing>
  )
}
